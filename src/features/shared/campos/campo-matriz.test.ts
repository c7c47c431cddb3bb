import { describe, expect, test } from 'vitest';
import { celdas } from '../../../../tests/fixtures/producto-matriz.ts';
import { fieldsClearedBy } from '../../../domain/dependencies.ts';
import { findProblems, findRequired } from '../../../kit/form/form-problems.ts';
import { ruleMessages } from '../../../kit/form/rules.ts';
import { defaultsOf, dependenciesOf, emptyOf, type RuntimeValues, schemaOf } from '../../../kit/form/runtime-fields.tsx';
import { campoFields, keyOf, toDatos, underDatos } from './campo-values.ts';

const campos = celdas.map(({ campo }) => campo);
const fields = campoFields(campos);
const under = underDatos(fields);
const schema = schemaOf(under);
const dependencies = dependenciesOf(fields);
const nameOf = (cdDato: number | undefined) => `v${cdDato}`;

const filling = {
  checkbox: [true, '1'],
  number: ['1,250.75', '1250.75'],
  day: ['05-03-2027', '2027-03-05'],
  text: [' Otro ', 'Otro'],
  choice: ['77', '77'],
} as const;
const typed: RuntimeValues = Object.fromEntries(fields.map((field) => [keyOf(field), filling[field.kind][0]]));

/** The form's values after a change of `name` has emptied the dependent fields. */
function afterChange(name: string, values: RuntimeValues): RuntimeValues {
  const cleared = fieldsClearedBy(dependencies, `datos.${name}`).map((field) => keyOf({ name: field }));
  return { ...values, ...Object.fromEntries(cleared.map((key) => [key, emptyOf(under)[key] ?? ''])) };
}

test('the matrix has every kind of field, required and not, with every kind of default, at every depth, once', () => {
  const cells = celdas.map(({ campo }) =>
    [
      campo.cdTabla === null ? campo.tpDato : 'T',
      campo.inDatoRequerido,
      Math.floor(campo.cdDato / 1000),
      campo.cdDato % 10,
    ].join(),
  );
  expect(new Set(cells).size).toBe(5 * 2 * 4 * 4);
  expect(cells).toHaveLength(160);
});

test('each field begins with its default, a choice below an empty field without one', () => {
  expect(defaultsOf(under)).toEqual(Object.fromEntries(celdas.map(({ campo, held }) => [nameOf(campo.cdDato), held])));
});

test('each field is marked as required as the service says, boxes never', () => {
  const required = celdas.filter(({ campo }) => campo.inDatoRequerido === 1 && (campo.tpDato !== 'C' || campo.cdTabla !== null));
  expect([...findRequired(schema, defaultsOf(under))]).toEqual(required.map(({ campo }) => nameOf(campo.cdDato)));
});

test('each field shows its problem, and no field has one once filled', () => {
  const problems = celdas.flatMap(({ campo, problem }) =>
    problem === null ? [] : [{ name: nameOf(campo.cdDato), message: ruleMessages[problem] }],
  );
  expect(problems.length).toBeGreaterThan(30);
  expect(findProblems(schema, defaultsOf(under))).toEqual(problems);
  expect(findProblems(schema, typed)).toEqual([]);
});

test('each field sends its opening value, with its parent’s value', () => {
  const sentOf = new Map(celdas.map(({ campo, sent }) => [campo.cdDato, sent]));
  expect(toDatos(fields, defaultsOf(under))).toEqual(
    celdas.map(({ campo, sent }) => ({
      cdDato: campo.cdDato,
      nuBien: 1,
      nuConsecutivo: campo.nuConsecutivo,
      valor: sent,
      ...(campo.cdDato % 10 > 0 && { cdDato1: sentOf.get(campo.cdDato - 1) }),
    })),
  );
});

test('each field sends its typed value, with its parent’s value', () => {
  expect(toDatos(fields, typed)).toEqual(
    fields.map(({ campo, kind }) => ({
      cdDato: campo.cdDato,
      nuBien: 1,
      nuConsecutivo: campo.nuConsecutivo,
      valor: filling[kind][1],
      ...(campo.cdDato % 10 > 0 && { cdDato1: filling[kind][1] }),
    })),
  );
});

describe('a change', () => {
  test.each([0, 1, 2, 3])('at depth %i empties all that hangs on the field, and nothing else', (depth) => {
    const changed = campos.filter(({ cdDato }) => cdDato % 10 === depth);
    expect(changed).toHaveLength(40);
    for (const { cdDato } of changed) {
      const below = [1, 2, 3].slice(depth).map((step) => nameOf(cdDato - depth + step));
      const after = afterChange(nameOf(cdDato), typed);
      const emptied = Object.keys(typed).filter((key) => after[key] !== typed[key]);
      expect(emptied).toEqual(below);
    }
  });

  test('leaves no child of a former parent in the body', () => {
    for (const { campo, kind } of fields) {
      const name = nameOf(campo.cdDato);
      const changed = { ...typed, [name]: kind === 'checkbox' ? false : '' };
      const below = Math.floor(campo.cdDato / 10);
      const sent = toDatos(fields, afterChange(name, changed)).filter(
        ({ cdDato }) => Math.floor(cdDato / 10) === below && cdDato >= campo.cdDato,
      );
      const empty = kind === 'checkbox' ? '0' : null;
      expect(sent.map(({ valor }) => valor)).toEqual(sent.map(() => empty));
      expect(sent.slice(1).map(({ cdDato1 }) => cdDato1)).toEqual(sent.slice(1).map(() => empty));
    }
  });
});
