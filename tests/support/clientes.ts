import core from '../../openapi/bundle/core.json' with { type: 'json' };
import type { components } from '../../src/generated/core.ts';

type Schemas = components['schemas'];

const { clienteNatural, cliente } = core.components.examples;

/** The body of the contract's example that creates a client. */
export const clienteRequest = clienteNatural.value as Schemas['ClienteRequest'];

/** The complete client of the contract's example. */
export const wholeCliente = cliente.value.value as Schemas['Cliente'];
