import core from '../../openapi/bundle/core.json' with { type: 'json' };

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly schema?: object;
}

const parameters: Readonly<Record<string, Parameter>> = core.components.parameters;

/** The maximum lengths of the texts of a list's query, by name in the contract. */
export function queryLimits(path: string): Readonly<Record<string, number>> {
  const { get } = (core.paths as object as Readonly<Record<string, { get: { parameters: readonly Parameter[] } }>>)[path] ?? {
    get: { parameters: [] },
  };
  return Object.fromEntries(
    get.parameters
      .map((one) => (one.$ref ? parameters[one.$ref.split('/').at(-1) ?? ''] : one))
      .flatMap((one) => (one?.name && one.schema && 'maxLength' in one.schema ? [[one.name, Number(one.schema.maxLength)]] : [])),
  );
}
