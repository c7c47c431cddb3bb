import core from '../../openapi/bundle/core.json' with { type: 'json' };

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The operationIds of an OpenAPI document. */
export function operationsIn(document: unknown): string[] {
  const paths = new Map(entries(document)).get('paths');
  return entries(paths).flatMap(([, item]) =>
    entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => {
        const id = new Map(entries(operation)).get('operationId');
        if (typeof id !== 'string') throw new Error(`An operation without operationId: ${method}`);
        return id;
      }),
  );
}

/** The path of an operation of the core service. */
export function pathOfOperation(operationId: string): string {
  const found = entries(core.paths).find(([, item]) =>
    entries(item).some(([, operation]) => new Map(entries(operation)).get('operationId') === operationId),
  );
  if (!found) throw new Error(`The core service has no operation ${operationId}`);
  return found[0];
}
