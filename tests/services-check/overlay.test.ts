import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { zClienteRow } from '../../src/generated/schemas/clientes.ts';
import type { Json, JsonObject } from '../../tools/codegen/json.ts';
import { applyOverlays, overlayFiles, readOverlay } from '../../tools/codegen/overlay.ts';
import { temporaryFolder } from '../sandbox/support.ts';
import { readSources } from '../support/architecture/sources.ts';
import { readForm, readWire, withWire } from '../../tools/codegen/read-wire.ts';
import { wiresOf, withWires } from '../../tools/codegen/wire-schemas.ts';

const folder = temporaryFolder();

let made = 0;
/** A file that holds a text. */
function file(text: string): string {
  const path = join(folder, `${(made += 1)}.yaml`);
  writeFileSync(path, text);
  return path;
}

const documents = (): Record<'auth' | 'core', JsonObject> => ({
  auth: { components: { schemas: { Title: { type: 'string' } } } },
  core: {
    tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
    components: {
      schemas: {
        Title: { type: 'string' },
        Row: {
          type: 'object',
          required: ['id', 'nombre'],
          properties: { id: { type: 'integer' }, nombre: { type: ['string', 'null'] } },
        },
      },
    },
  },
});

const actions = (text: string, head = '') =>
  file(`overlay: 1.0.0\ninfo: { title: Prueba, version: "1" }\n${head}actions:\n${text}`);
const applied = (...files: string[]) => applyOverlays(documents(), files.map(readOverlay));

describe('An overlay', () => {
  test('merges objects, joins lists and replaces anything else', () => {
    const { core } = applied(
      actions(`
  - target: $.components.schemas.Row.properties
    update: { id: { type: [integer, string], x: 1 }, nuevo: { type: string } }
  - target: $.components.schemas['Row'].properties.nombre
    update: { type: [integer] }
  - target: $.tags
    update: { name: d }
  - target: $
    update: { info: { title: Otro } }`),
    );
    expect(core).toEqual({
      info: { title: 'Otro' },
      tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }],
      components: {
        schemas: {
          Title: { type: 'string' },
          Row: {
            type: 'object',
            required: ['id', 'nombre'],
            properties: {
              id: { type: ['integer', 'string'], x: 1 },
              nombre: { type: ['string', 'null', 'integer'] },
              nuevo: { type: 'string' },
            },
          },
        },
      },
    });
  });

  test('removes what its path finds, from lists too', () => {
    const { core } = applied(
      actions(`
  - target: $.tags[?@.name != 'b']
    remove: true
  - target: $.components.schemas.Row.required[?@ == 'nombre']
    remove: true
  - target: $.components.schemas.Title
    remove: true`),
    );
    expect(core['tags']).toEqual([{ name: 'b' }]);
    expect(Object.keys(core['components'] ?? {})).toEqual(['schemas']);
    expect(JSON.stringify(core)).toContain('"required":["id"]');
    expect(JSON.stringify(core)).not.toContain('Title');
  });

  test('corrects every contract that has the node, or the one that it names', () => {
    const text = '  - target: $.components.schemas.Title\n    update: { x: 1 }\n';
    expect(JSON.stringify(applied(actions(text)).auth)).toContain('"x":1');
    const one = applied(actions(text, 'extends: ../core.yaml\n'));
    expect([JSON.stringify(one.auth), JSON.stringify(one.core)].map((document) => document.includes('"x":1'))).toEqual([
      false,
      true,
    ]);
  });

  test('does not change its input', () => {
    const before = documents();
    applyOverlays(before, [readOverlay(actions('  - target: $.components\n    update: { y: 1 }\n'))]);
    expect(before).toEqual(documents());
  });

  test.each([
    ['hola', 'debe empezar por «overlay: 1.0.0»'],
    ['overlay: 2.0.0\nactions: []', 'debe empezar por «overlay: 1.0.0»'],
    ['overlay: 1.0.0\nactions: []', 'no tiene ninguna acción'],
    ['overlay: 1.0.0\nactions: [{ update: 1 }]', 'le falta «target»'],
    ['overlay: 1.0.0\nactions: [{ target: $.tags }]', 'no dice «update» ni «remove: true»'],
    ['overlay: 1.0.0\nactions: [{ target: "tags[", remove: true }]', 'no es un JSONPath'],
    ['overlay: 1.0.0\nactions: [{ target: $.nada, remove: true }]', 'no encuentra «$.nada»'],
    ['overlay: 1.0.0\nactions: [{ target: $, remove: true }]', 'el contrato entero'],
    ['overlay: 1.0.0\nextends: otro.yaml\nactions: [{ target: $.tags, remove: true }]', 'no es un contrato'],
    ['a: [', 'no se puede leer'],
  ])('that is %j is refused in one sentence', (text, sentence) => {
    expect(() => applied(file(text))).toThrow(sentence);
  });

  test('that is not there is refused, and so is an option without its file', () => {
    expect(() => readOverlay(join(folder, 'nada.yaml'))).toThrow('no se puede leer');
    expect(() => overlayFiles(folder, ['--overlay'])).toThrow('falta el archivo');
    expect(overlayFiles(folder, ['--overlay', 'a', '--overlay', 'b'])).toEqual(['a', 'b']);
  });
});

describe('How answers are written', () => {
  test.each([
    ['number-in-text', '1,234.50', 1234.5],
    ['number-in-text', '12 pesos', '12 pesos'],
    ['text-of-number', 12, '12'],
    ['boolean-in-number', 0, false],
    ['boolean-in-text', 'S', true],
    ['boolean-in-text', 'quizás', 'quizás'],
    ['dd/MM/yyyy', '31/12/2026', '2026-12-31'],
    ['dd/MM/yyyy', '2026-12-31', '2026-12-31'],
    ['yyyy/MM/dd', '2026/12/31', '2026-12-31'],
    ['yyyyMMdd', '20261231', '2026-12-31'],
    ['dd/MM/yyyy HH:mm:ss', '31/12/2026 10:20:30', '2026-12-31T10:20:30Z'],
    ['epoch-ms', 0, '1970-01-01T00:00:00.000Z'],
    ['epoch-s', 1, '1970-01-01T00:00:01.000Z'],
  ] as const)('%s reads %j as %j', (form, value, read) => {
    expect(readForm(form, value)).toBe(read);
  });

  test('renames the fields and fills missing values with a default', () => {
    const wires = { id: { name: 'nro', form: 'number-in-text' }, nombre: { name: 'id' }, title: { missing: '' } } as const;
    expect(readWire(wires, { nro: '7', id: 'Ana', otro: 1 })).toEqual({ id: 7, nombre: 'Ana', title: '', otro: 1 });
    expect([null, 'texto', [1]].map((value) => readWire(wires, value))).toEqual([null, 'texto', [1]]);
  });

  test('is read before the schema of the portal, which keeps its shape', () => {
    const schema = withWire({ id: { form: 'number-in-text' }, nombre: { name: 'nm_cliente' } }, zClienteRow);
    const row = { id: '7', tipoDocumento: 'CED', nuDocumento: '1', nm_cliente: 'Ana' };
    expect(schema.parse(row)).toEqual({ id: 7, tipoDocumento: 'CED', nuDocumento: '1', nombre: 'Ana' });
    expect(schema.safeParse({ ...row, id: 'siete' }).success).toBe(false);
    expect(schema.shape).toBe(zClienteRow.shape);
  });

  test('is written into the generated schemas that have a mark, and into no other', () => {
    const document = {
      components: { schemas: { Row: { properties: { id: { 'x-wire': { name: 'nro' } }, b: {} } }, Other: {} } },
    };
    const code =
      "import * as z from 'zod/mini';\n\nexport const zRow = z.object({\n    id: z.int()\n});\n\nexport const zOther = z.object({\n    a: z.int()\n});\n";
    expect(withWires(code, wiresOf(document))).toBe(
      'import * as z from \'zod/mini\';\nimport { withWire } from \'../read-wire.ts\';\n\nexport const zRow = withWire({"id":{"name":"nro"}}, z.object({\n    id: z.int()\n}));\n\nexport const zOther = z.object({\n    a: z.int()\n});\n',
    );
    expect(withWires(code, new Map())).toBe(code);
  });

  test('is read wherever a schema is built on the shape of a generated one', () => {
    const built = readSources('src')
      .filter(({ path }) => !path.startsWith('src/generated/') && !path.endsWith('.test.ts'))
      .flatMap(({ path, text }) => Array.from(text.matchAll(/\.\.\.(z[A-Z]\w+)\.shape/g), ([, name]) => ({ path, text, name })));
    expect(built.length).toBeGreaterThan(1);
    const alone = built.filter(({ text, name }) => !text.includes(`z.pipe(${String(name)}, z.object({ ...${String(name)}.shape`));
    expect(alone.map(({ path, name }) => `${path}: ${String(name)}`)).toEqual([]);
  });

  test.each<Json>([{ form: 'otra' }, { name: 7 }, { nombre: 'x' }, 'nro'])('must be known: %j', (mark) => {
    const document = { components: { schemas: { Row: { properties: { id: { 'x-wire': mark } } } } } };
    expect(() => wiresOf(document)).toThrow('«x-wire» de Row.id');
  });
});
