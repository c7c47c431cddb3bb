import core from '../../openapi/bundle/core.json' with { type: 'json' };
import type { components } from '../../src/generated/core.ts';

type Schemas = components['schemas'];

const { clienteNatural, cliente } = core.components.examples;

/** The body of the contract's example: what creates a client. */
export const clienteRequest = clienteNatural.value as Schemas['ClienteRequest'];

/** The client of the contract's example, whole. */
export const wholeCliente = cliente.value.value as Schemas['Cliente'];
