import { expect, test } from 'vitest';
import core from '../../openapi/bundle/core.json' with { type: 'json' };
import { catalogoNames, catalogos, codeTables, definitionOf } from '../../src/domain/catalogos.ts';

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: { readonly $ref?: string; readonly enum?: readonly string[] };
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
}

/** Calls tagged as products or issuances in the contract that the portal offers as catalogues. */
const elsewhere = ['fetchProductosByCanal', 'fetchTablaInformaciones', 'fetchFormaPagos'];
/** Parameters that the portal fills itself: it is one channel. */
const constants = ['channel'];

const operations = Object.values(core.paths as unknown as Record<string, Record<string, Operation>>)
  .flatMap((item) => Object.values(item))
  .filter(({ operationId, tags }) => tags.some((tag) => tag.startsWith('catalogos')) || elsewhere.includes(operationId));

test('the table of catalogues has one row for each catalogue of the contract', () => {
  const rows = Object.values(catalogos).map(({ operation }) => operation);
  expect(rows.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());
});

test.each(catalogoNames)('the parents of %s are the parameters of its call', (name) => {
  const { operation, required = [], optional = [] } = definitionOf(name);
  const parameters = operations.find(({ operationId }) => operationId === operation)?.parameters ?? [];
  const named = (needed: boolean) =>
    parameters
      .filter((parameter) => Boolean(parameter.required) === needed && !constants.includes(parameter.name))
      .map((parameter) => parameter.name);
  expect([required.toSorted(), optional.toSorted()]).toEqual([named(true).toSorted(), named(false).toSorted()]);
});

test('the code tables are those of the contract', () => {
  const schemas = core.components.schemas as unknown as Record<string, { enum?: readonly string[] }>;
  expect(codeTables.toSorted()).toEqual((schemas['TablaCodigo']?.enum ?? []).toSorted());
});
