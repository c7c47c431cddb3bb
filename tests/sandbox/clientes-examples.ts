import { operations } from '../contracts/support.ts';

/** A body that a test may change before sending. */
export type Body = Record<string, unknown> & Record<'telefonos' | 'correos' | 'direcciones' | 'domicilioBancarios', Row[]>;
type Row = Record<string, unknown>;

const examples = operations.find(({ name }) => name === 'POST /v1/clientes')?.body?.examples ?? [];

/** A body of POST /v1/clientes: the contract's example with a document of its own. */
export function newCliente(name: 'natural' | 'juridica', nuDocumento: string): Body {
  const [, body] = examples.find(([one]) => one === name) ?? [];
  return { ...structuredClone(body as Body), nuDocumento };
}
