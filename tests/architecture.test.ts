import { describe, expect, test } from 'vitest';
import { usedRecipes } from '../src/ui/theme/system.ts';
import {
  classesAreLocal,
  guardsHaveNames,
  importsExist,
  kitKnowsNoDomain,
  layersHold,
  localesAreNamed,
  loginIsSmall,
  namesAreCased,
  namesSay,
  noBarrels,
  noDatesFromText,
  noIgnoredErrors,
  noMarkupFromText,
  noOtherPolicies,
  type Rule,
  viewOnlyReads,
  widgetsAreOfUi,
  zodIsMini,
} from './support/architecture/rules.ts';
import { effectsDecideNothing } from './support/architecture/effects.ts';
import { nothingLacking } from './support/architecture/baseline.ts';
import { recipesAreThere } from './support/architecture/recipes.ts';
import { textsStandAlone } from './support/architecture/translatable.ts';
import { importsOf, isGenerated, readSources, type Source } from './support/architecture/sources.ts';

const src = readSources('src');
const byHand = src.filter((source) => !isGenerated(source));
const all = [...byHand, ...readSources('sandbox', 'tests')];

/** Files whose name is not cased as the others are. */
const casedOtherwise: readonly string[] = [];

/** Names of values that only draw elements, and the expressions of one file that do. */
const drawsElements: readonly string[] = [
  'icon',
  'icons',
  'header',
  'footer',
  'banners',
  'filterBar',
  'figures',
  'skeleton',
  'dialog',
  'question',
  'actionsOf',
  'detail',
  'acercaDe',
  'src/app/shell/MainMenu.tsx: list',
  'src/ui/actions/ExternalLinkButton.tsx: content',
  "src/ui/feedback/Tooltip.tsx: children(isName ? { ...props, 'aria-describedby': control['aria-describedby'] } : props)",
  'src/ui/fields/FieldFrame.tsx: children',
  'src/ui/fields/TextField.tsx: control',
  'src/ui/fields/TextField.tsx: end',
  'src/ui/layout/FieldGroup.tsx: intro',
  'src/ui/layout/FieldGroup.tsx: children',
  'src/ui/layout/MenuPopup.tsx: items',
  'src/ui/layout/SidedPage.tsx: side',
  'src/ui/table/Paginator.tsx: action',
  'src/ui/table/RecordTable.tsx: cells',
  'src/ui/table/TableSummary.tsx: children',
  'src/features/shared/cliente/DocumentoFields.tsx: status',
  'src/kit/drafts/FormDrafts.tsx: opened',
  'src/kit/drafts/FormScreen.tsx: above',
  'src/kit/drafts/FormScreen.tsx: children',
  'src/kit/list/ListDetailPanel.tsx: notFound',
  'src/kit/list/ListScreen.tsx: bar',
  'src/kit/list/ListScreen.tsx: button',
  'src/kit/list/rows/RowsBar.tsx: back',
  'src/kit/list/selection/SelectionBar.tsx: exporting',
  'src/kit/list/views/ListViews.tsx: linkTo(view.nombre, view.consulta, isIn(view.consulta), () => view.columnas && onLayout(view.columnas))',
  'src/kit/records/RecordDialog.tsx: children',
  'src/features/shared/documentos/Documentos.tsx: children(data)',
  "src/features/shared/documentos/DocumentoDatos.tsx: day('feEmision', 'Fecha de emisión')",
  "src/features/shared/documentos/DocumentoDatos.tsx: day('feVencimiento', 'Fecha de vencimiento')",
];

const file = (path: string, text = ''): Source => ({ path, text });
/** Written in two parts, so that this file itself does not break the rule. */
const ignore = ['@ts', 'ignore'].join('-');

/** Each rule with its files, an example that breaks the rule, and one that keeps it. */
const rules: Record<string, { rule: Rule; of: readonly Source[]; broken: readonly Source[][]; kept: readonly Source[][] }> = {
  'each layer imports only what it may': {
    rule: layersHold,
    of: src,
    broken: [
      [file('src/features/a/A.tsx', "import { b } from '../b/b.ts';")],
      [file('src/features/a/A.tsx', "import type { B } from '../b/b.ts';")],
      [file('src/features/a/A.tsx', "const b = () => import('../b/B.tsx');")],
      [file('src/features/a/A.tsx', "import { Root } from '../../app/Root.tsx';")],
      [file('src/features/a/A.tsx', "import { call } from '../../api/call.ts';")],
      [file('src/features/a/A.tsx', "import { type Answer } from '../../api/call.ts';")],
      [file('src/features/a/A.tsx', "import { readPreferences } from '../../storage/preferences.ts';")],
      [file('src/features/a/A.tsx', "import toast from 'react-hot-toast';")],
      [file('src/kit/w.ts', "import { createCoreClient } from '../api/core-client.ts';")],
      [file('src/kit/w.ts', "import { a } from '../features/a/a.ts';")],
      [file('src/kit/w.ts', "import { a } from '../features/shared/a/a.ts';")],
      [file('src/features/shared/a/A.tsx', "import { b } from '../../b/b.ts';")],
      [file('src/machines/m/m.ts', "import { a } from '../actors/a.ts';")],
      [file('src/machines/m/m.ts', "import {\n  a,\n  b,\n} from '../../api/call.ts';")],
      [file('src/machines/m/m.ts', "import { useState } from 'react';")],
      [file('src/machines/m/m.ts', "import { zTokens } from '../../generated/schemas/cuenta.ts';")],
      [file('src/machines/actors/a.ts', "import { sessionMachine } from '../session/session-machine.ts';")],
      [file('src/machines/actors/a.ts', "import createClient from 'openapi-fetch';")],
      [file('src/api/a.ts', "import { m } from '../machines/m/m.ts';")],
      [file('src/api/a.ts', "import type { TokenStore } from '../storage/token-store.ts';")],
      [file('src/storage/s.ts', "import { a } from '../api/a.ts';")],
      [file('src/ui/Button.tsx', "import { role } from '../domain/usuario.ts';")],
      [file('src/ui/Button.tsx', "import { useSelector } from '@xstate/react';")],
      [file('src/domain/d.ts', "import { zTokens } from '../generated/schemas/cuenta.ts';")],
      [file('src/domain/d.ts', "import { formatDay } from '../format/dates.ts';")],
      [file('src/format/f.ts', "export { x } from '../domain/d.ts';")],
      [file('src/text/t.ts', "import { formatDay } from '../format/dates.ts';")],
      [file('src/features/a/A.tsx', "import { D } from '../../dev/gallery/D.tsx';")],
      [file('src/kit/w.ts', "const d = () => import('../dev/inspector/d.ts');")],
      [file('src/dev/gallery/D.tsx', "import { routes } from '../../app/portal/routes.tsx';")],
      [file('src/app/a.ts', "import { startSandbox } from '../../sandbox/server.ts';")],
      [file('src/otra/o.ts', "import { d } from '../domain/d.ts';")],
    ],
    kept: [
      [file('src/features/a/A.tsx', "import { b } from './b.ts';\nimport type { Failure } from '../../domain/failure.ts';")],
      [file('src/features/a/A.tsx', "import { b } from '../shared/b/b.ts';")],
      [file('src/features/a/A.tsx', "import type { CoreClient } from '../../api/core-client.ts';")],
      [file('src/machines/actors/a.ts', "import type { Credentials } from '../session/session-machine.ts';")],
      [file('src/domain/d.ts', "import type { paths } from '../generated/auth.ts';")],
      [file('src/domain/d.ts', "import { cleanTyped } from '../text/typed-text.ts';")],
      [file('src/app/a.ts', "import { A } from '../features/a/A.tsx';\nimport x from 'react-hot-toast';")],
      [file('src/app/a.ts', "const d = () => import('../dev/gallery/D.tsx');")],
      [file('src/main.tsx', "import 'virtual:login-tokens.css';\nimport { mount } from './app/mount.tsx';")],
      [file('src/domain/d.test.ts', "import { x } from '../../tests/support/x.ts';")],
    ],
  },
  'the kit knows no noun of the domain': {
    rule: kitKnowsNoDomain,
    of: src,
    broken: [
      [file('src/kit/list/A.tsx', 'export function ClienteRow() {}')],
      [file('src/kit/form/a.ts', "const entidad = form.get('entidad');")],
    ],
    kept: [
      [
        file(
          'src/kit/list/A.tsx',
          "/** A list of clientes. */\nconst title = 'Pólizas';\nexport const A = <p>Documento listo</p>;",
        ),
      ],
      [file('src/kit/portal/a.ts', 'export interface Portal {\n  uploadDocumento: () => void;\n}')],
      [file('src/features/shared/cliente/A.tsx', 'export function ClienteRow() {}')],
    ],
  },
  'the widgets of a library stand in src/ui': {
    rule: widgetsAreOfUi,
    of: src,
    broken: [
      [file('src/features/a/A.tsx', "import { chakra } from '@chakra-ui/react';")],
      [file('src/app/portal/A.tsx', "import { ChakraProvider } from '@chakra-ui/react';")],
      [file('src/kit/list/A.tsx', "import { Menu } from '@ark-ui/react/menu';")],
      [file('src/dev/gallery/A.tsx', "import type { BoxProps } from '@chakra-ui/react';")],
    ],
    kept: [
      [file('src/ui/A.tsx', "import { Menu } from '@ark-ui/react/menu';\nimport { chakra } from '@chakra-ui/react';")],
      [file('src/features/a/A.tsx', "import { Panel } from '../../ui/layout/Panel.tsx';")],
    ],
  },
  'no class of a feature is global': {
    rule: classesAreLocal,
    of: src,
    broken: [
      [file('src/features/a/A.tsx', "import './A.css';")],
      [file('src/kit/list/A.tsx', "import '../../ui/table/Table.css';")],
    ],
    kept: [
      [file('src/features/a/A.tsx', "import styles from './A.module.css';")],
      [file('src/app/shell/Shell.tsx', "import './Shell.css';")],
    ],
  },
  'every import is there': {
    rule: importsExist,
    of: src,
    broken: [[file('src/a.ts', "import { b } from './b';"), file('src/b.ts')], [file('src/a.ts', "import './b.css';")]],
    kept: [[file('src/a.ts', "import { b } from './b.ts';\nimport c from 'c';"), file('src/b.ts')]],
  },
  'zod is zod/mini': {
    rule: zodIsMini,
    of: src,
    broken: [
      [file('src/a.ts', "import { z } from 'zod';")],
      [file('src/a.ts', "import * as z from 'zod';")],
      [file('src/a.ts', "import type { ZodType } from 'zod/v4';")],
      [file('src/a.ts', "import { parse } from 'zod/v4/core';")],
      [file('src/a.ts', "const z = () => import('zod');")],
    ],
    kept: [[file('src/a.ts', "import * as z from 'zod/mini';\nimport type { $ZodType } from 'zod/v4/core';")]],
  },
  'there are no barrels': {
    rule: noBarrels,
    of: byHand,
    broken: [
      [file('src/ui/index.ts', "export { A } from './A.tsx';\nexport type { B } from './B.tsx';\n")],
      [file('src/ui/all.ts', "/** Everything. */\nexport { A } from './A.tsx';\n")],
      [file('src/ui/a.ts', "export * from './A.tsx';\nexport const b = 1;")],
      [file('src/ui/a.ts', "export * as a from './A.tsx';")],
    ],
    kept: [
      [file('src/ui/a.ts', "import { A } from './A.tsx';\nexport const b = A;")],
      [file('src/ui/types.ts', 'export interface A {}')],
    ],
  },
  'names say what a file is about': {
    rule: namesSay,
    of: all,
    broken: [[file('src/utils/a.ts')], [file('src/ui/helpers.ts')], [file('tests/util.ts')], [file('src/helper/x.ts')]],
    kept: [[file('src/ui/utilities-of-roof.ts')], [file('src/domain/helpers-desk.ts')]],
  },
  'names are cased alike': {
    rule: namesAreCased(casedOtherwise),
    of: byHand,
    broken: [
      [file('src/ui/dataTable.tsx')],
      [file('src/ui/DataTable.ts')],
      [file('src/ui/data_table.ts')],
      [file('src/ui/DataTable.tsx', 'export function Other() {}')],
      [file('src/Ui/a.ts')],
      [file('src/ui/Lonely.css')],
      [file('src/ui/Lonely.module.css')],
    ],
    kept: [
      [file('src/ui/DataTable.tsx', 'export function DataTable() {}'), file('src/ui/DataTable.css')],
      [file('src/ui/DataTable.tsx', 'export function DataTable() {}'), file('src/ui/DataTable.module.css')],
      [file('src/ui/Box.tsx', 'export const Box = 1;')],
      [file('src/ui/portal-context.tsx')],
      [file('src/ui/data-table.test.ts')],
    ],
  },
  'nothing that a promised browser lacks is used unasked': {
    rule: nothingLacking,
    of: src.filter(({ path }) => !path.startsWith('src/dev/') && !path.startsWith('src/generated/')),
    broken: [
      [file('src/a.ts', 'const ended = AbortSignal.any([a, b]);')],
      [file('src/a.ts', 'const { href } = URL.parse(text) ?? {};')],
      [file('src/a.ts', 'const rows = await Array.fromAsync(stream);')],
      [file('src/a.ts', 'await document.startViewTransition(draw).finished;')],
      [file('src/a.ts', 'const { activeViewTransition } = document;')],
      [file('src/a.ts', 'new CloseWatcher();')],
      [file('src/a.ts', 'await scheduler.yield();')],
      [file('src/A.tsx', '<dialog closedby="any" />')],
      [file('src/A.tsx', "const style = { fieldSizing: 'content' };")],
      [file('src/a.css', '.a {\n  field-sizing: content;\n}')],
      [file('src/a.css', '.a {\n  text-wrap: pretty;\n}')],
      [file('src/a.css', '.a {\n  width: round(down, 10.5px, 1px);\n}')],
      [file('src/a.css', '.a {\n  color: light-dark(#000, #fff);\n}')],
      [file('src/a.css', '@starting-style {\n  .a {\n    opacity: 0;\n  }\n}')],
      [file('src/a.css', 'details::details-content {\n  opacity: 0;\n}')],
    ],
    kept: [
      [file('src/a.ts', 'const is = URL.canParse(text);\nconst { promise } = Promise.withResolvers<void>();')],
      [file('src/a.ts', "if ('startViewTransition' in document) draw();\nJSON.parse(text);")],
      [file('src/A.tsx', '<span popover="manual" ref={showPopover} />')],
      [file('src/a.css', '.a:has(> .b) {\n  inset: 0;\n}\n/* field-sizing: content; */')],
    ],
  },
  'no locale of the browser': {
    rule: localesAreNamed,
    of: byHand,
    broken: [
      [file('src/a.ts', 'total.toLocaleString()')],
      [file('src/a.ts', 'name.toLocaleUpperCase()')],
      [file('src/a.ts', 'a.name.localeCompare(b.name)')],
      [file('src/a.ts', 'a.localeCompare(fold(b))')],
      [file('src/a.ts', 'new Intl.NumberFormat()')],
      [file('src/a.ts', 'new Intl.DateTimeFormat(undefined, { timeZone })')],
      [file('src/a.ts', 'const [language] = navigator.languages;')],
    ],
    kept: [[file('src/a.ts', "new Intl.Collator('es-DO');\na.localeCompare(b, 'es-DO');\nname.toLocaleLowerCase('es')")]],
  },
  'no day is read as a Date': {
    rule: noDatesFromText,
    of: byHand,
    broken: [
      [file('src/a.ts', "const a = new Date('2026-05-09');")],
      [file('src/a.ts', 'new Date( day )')],
      [file('src/a.ts', 'Date.parse(day)')],
    ],
    kept: [[file('src/a.ts', 'new Date();\n// never new Date(day)\nDate.now()')]],
  },
  'no text is read as markup': {
    rule: noMarkupFromText,
    of: byHand,
    broken: [
      [file('src/A.tsx', '<p dangerouslySetInnerHTML={{ __html: x }} />')],
      [file('src/a.ts', 'element.innerHTML = x;')],
      [file('src/a.ts', "element.insertAdjacentHTML('beforeend', x);")],
      [file('src/a.ts', "new DOMParser().parseFromString(x, 'text/html');")],
      [file('src/a.ts', 'range.createContextualFragment(x);')],
      [file('src/a.ts', 'document.write(x);')],
      [file('src/a.ts', 'document.writeln(x);')],
      [file('src/a.ts', 'element.setHTMLUnsafe(x);')],
      [file('src/a.ts', 'Document.parseHTMLUnsafe(x);')],
      [file('src/A.tsx', '<iframe srcDoc={x} />')],
      [file('src/a.ts', 'const rules = { createHTML: (text: string) => text };')],
      [file('src/ui/a.ts', "import DOMPurify from 'dompurify';")],
      [file('src/a.ts', "const purify = () => import('dompurify');")],
    ],
    kept: [
      [file('src/a.ts', 'element.textContent = x;')],
      [file('src/ui/html/sanitise-html.ts', "import DOMPurify from 'dompurify';")],
    ],
  },
  'no policy lets other text through': {
    rule: noOtherPolicies,
    of: byHand,
    broken: [[file('src/a.ts', "trustedTypes?.createPolicy('default', {});")]],
    kept: [[file('src/app/script-addresses.ts', "trustedTypes?.createPolicy('default', {});")]],
  },
  'a guard has a name': {
    rule: guardsHaveNames,
    of: byHand.filter(({ path }) => path.startsWith('src/machines/')),
    broken: [
      [file('src/machines/a.ts', '{ guard: ({ context }) => context.open, target: "b" }')],
      [file('src/machines/a.ts', '{\n  guard: function isOpen() {},\n}')],
    ],
    kept: [
      [file('src/machines/a.ts', "{ guard: 'isOpen', target: 'b' }")],
      [file('src/machines/a.ts', "{ guard: { type: 'isSame', params: ({ event }) => event }, target: 'b' }")],
    ],
  },
  'no effect decides': {
    rule: effectsDecideNothing,
    of: byHand.filter(({ path }) => path.startsWith('src/features/')),
    broken: [
      [file('src/features/a/use-a.ts', "const f = () => { useEffect(() => { send({ type: 'b' }); }, [send, b]); };")],
      [file('src/features/a/use-a.ts', "const f = () => { useEffect(() => void actor.send({ type: 'b' }), [actor, b]); };")],
      [
        file(
          'src/features/a/use-a.ts',
          'const f = () => { const [a, setA] = useState(0); useLayoutEffect(() => { if (b) setA(b); }, [b]); };',
        ),
      ],
      [file('src/features/a/use-a.ts', "const f = () => { useEffect(() => form.set('a', b), [form, b]); };")],
      [
        file(
          'src/features/a/use-a.ts',
          'const f = () => { const tell = useEffectEvent(g); useEffect(() => { tell(b); }, [b]); };',
        ),
      ],
      [file('src/features/a/use-a.ts', "const f = () => { useEffect(() => { send({ type: 'b' }); }); };")],
      [
        file(
          'src/features/a/use-a.ts',
          "const same = <A>(a: A) => a; const f = () => { useEffect(() => { send({ type: 'b' }); }, [send, b]); };",
        ),
      ],
    ],
    kept: [
      [file('src/features/a/use-a.ts', "const f = () => { useEffect(() => { send({ type: 'opened' }); }, [send]); };")],
      [
        file(
          'src/features/a/use-a.ts',
          "const f = () => { useEffect(() => b.subscribe(() => send({ type: 'b' })), [send, b]); };",
        ),
      ],
      [
        file(
          'src/features/a/use-a.ts',
          'const f = () => { const [a, setA] = useState(0); useEffect(() => { const o = new Observer(() => setA(1)); o.observe(b); }, [b]); };',
        ),
      ],
      [file('src/features/a/use-a.ts', 'const f = () => { useEffect(() => { document.title = b; }, [b]); };')],
      [
        file(
          'src/features/a/use-a.ts',
          'const f = (a) => { const [first] = useState(a); useEffect(() => { actor.send(first); }, [actor, first]); };',
        ),
      ],
    ],
  },
  'a text stands alone in its element': {
    rule: textsStandAlone(drawsElements),
    of: byHand.filter(({ path }) => !path.startsWith('src/dev/')),
    broken: [
      [file('src/ui/A.tsx', '<p>Página {page} de {pages}</p>;')],
      [file('src/ui/A.tsx', '<p>{page}/{pages}</p>;')],
      [file('src/ui/A.tsx', '<p>{page} <b>{pages}</b></p>;')],
      [file('src/ui/A.tsx', "<p><Icon />{busy ? 'Buscando…' : 'Buscar'}</p>;")],
      [file('src/ui/A.tsx', "<p>{busy && 'Buscando…'}{failed && 'No se pudo.'}</p>;")],
      [file('src/ui/A.tsx', '<p>{`${count} filas`}<Icon /></p>;')],
      [file('src/ui/A.tsx', '<p>{busy && <Spinner />} Buscando…</p>;')],
      [file('src/ui/A.tsx', '<p>Buscando… {rows.map((row) => <b key={row}>x</b>)}</p>;')],
      [file('src/ui/A.tsx', '<p>{rows.map((row) => row.name)}<Icon /></p>;')],
      [file('src/ui/A.tsx', '<>{text}</>;')],
      [file('src/ui/A.tsx', '<>Buscando… <b>x</b></>;')],
      [file('src/ui/A.tsx', '<label>{label}{required && <Star />}</label>;')],
      [file('src/ui/A.tsx', "function Mark({ held }) { if (held) return 'Valor por defecto'; return null; }")],
      [file('src/ui/A.tsx', 'const Mark = ({ page }) => `Página ${page}`;')],
      [file('src/ui/A.tsx', 'function Status({ name, tone }) { return tone ? <b>{name}</b> : name; }')],
    ],
    kept: [
      [file('src/ui/A.tsx', "function words(held) { return held ? 'Valor por defecto' : ''; }")],
      [file('src/ui/A.tsx', 'function Mark() { const text = () => { return `x`; }; return <Words>{text()}</Words>; }')],
      [file('src/ui/A.tsx', '<p>{`Página ${page} de ${pages}`}</p>;')],
      [file('src/ui/A.tsx', "<p>{busy ? 'Buscando…' : <b>{text}</b>}</p>;")],
      [file('src/ui/A.tsx', '<p>\n  {icon}\n  <Words>{text}</Words> {busy && <Spinner />}\n</p>;')],
      [file('src/ui/A.tsx', '<p>Escribe a <a href="mailto:a@b.do">soporte</a>.</p>;')],
      [file('src/ui/A.tsx', '<ul>{head.icon}{rows.map((row) => { const a = row; return <li key={a}>{a}</li>; })}</ul>;')],
    ],
  },
  'no error of the compiler is hidden': {
    rule: noIgnoredErrors,
    of: all,
    broken: [[file('src/a.ts', `// ${ignore}\nx();`)]],
    kept: [[file('src/a.ts', '// oxlint-disable-next-line x -- because')]],
  },
  'the login loads nothing of the portal': {
    rule: loginIsSmall,
    of: src,
    broken: [
      [file('src/main.tsx', "import { a } from './a.ts';"), file('src/a.ts', "import { chakra } from '@chakra-ui/react';")],
      [file('src/main.tsx', "import 'react-hot-toast/headless';")],
      [file('src/main.tsx', "import { type Table, table } from '@tanstack/react-table';")],
      [file('src/main.tsx', "import { type Form } from 'react-hook-form';")],
      [file('src/main.tsx', "import { A } from './features/a/A.tsx';"), file('src/features/a/A.tsx')],
      [file('src/main.tsx', "import { createCoreClient } from './api/core-client.ts';"), file('src/api/core-client.ts')],
    ],
    kept: [
      [
        file('src/main.tsx', "import type { X } from '@chakra-ui/react';\nimport './a.css';\nconst b = () => import('./b.ts');"),
        file('src/a.css'),
        file('src/b.ts', "import { chakra } from '@chakra-ui/react';"),
      ],
    ],
  },
  'the client view reaches nothing that writes': {
    rule: viewOnlyReads,
    of: src,
    broken: [
      [
        file('src/features/clientes/view/ClienteViewPage.tsx', "import { a } from './a.ts';"),
        file(
          'src/features/clientes/view/a.ts',
          "import { defineCreateClienteActor, defineFetchClienteActor } from '../../../machines/actors/cliente.ts';",
        ),
        file('src/machines/actors/cliente.ts'),
      ],
      [
        file('src/features/clientes/view/ClienteViewPage.tsx', "const m = () => import('../../../machines/actors/personas.ts');"),
        file('src/machines/actors/personas.ts', 'export function defineFetchPadronActor() {}'),
      ],
      [
        file(
          'src/features/clientes/view/ClienteViewPage.tsx',
          "const m = () => import('../../../machines/write/write-machine.ts');",
        ),
        file('src/machines/write/write-machine.ts'),
      ],
      [
        file('src/features/clientes/view/ClienteViewPage.tsx', "import { useDrafts } from '../../../kit/drafts/use-drafts.ts';"),
        file('src/kit/drafts/use-drafts.ts'),
      ],
    ],
    kept: [
      [
        file(
          'src/features/clientes/view/ClienteViewPage.tsx',
          "import type { W } from '../../../machines/write/write-machine.ts';\nimport { type ClienteRequest, defineFetchClienteActor } from '../../../machines/actors/cliente.ts';",
        ),
        file('src/machines/actors/cliente.ts', 'export function defineCreateClienteActor() {}'),
      ],
    ],
  },
  'every Chakra component has its recipe': {
    rule: recipesAreThere(usedRecipes),
    of: src,
    broken: [
      [file('src/ui/A.tsx', "import { chakra, Popover } from '@chakra-ui/react';")],
      [file('src/ui/A.tsx', "import {\n  chakra,\n  Table as T,\n} from '@chakra-ui/react';")],
    ],
    kept: [
      [file('src/ui/A.tsx', "import { chakra, Button, IconButton, type BoxProps, parseDate } from '@chakra-ui/react';")],
      [file('src/ui/A.tsx', "import type { DialogRootProps } from '@chakra-ui/react';")],
    ],
  },
};

describe('The architecture', () => {
  test.each(Object.entries(rules))('%s', (_, { rule, of }) => {
    expect(of.length).toBeGreaterThan(20);
    expect(rule(of)).toEqual([]);
  });
});

const examples = (which: 'broken' | 'kept') =>
  Object.entries(rules).flatMap(([name, rule]) => rule[which].map((sources) => ({ name, rule: rule.rule, sources })));

describe('The rule', () => {
  test.each(examples('broken'))('"$name" is broken by $sources.0.text in $sources.0.path', ({ rule, sources }) => {
    const wrong = rule(sources);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(sources.at(0)?.path);
  });

  test.each(examples('kept'))('"$name" is kept by $sources.0.text in $sources.0.path', ({ rule, sources }) => {
    expect(rule(sources)).toEqual([]);
  });

  test('says which file imports what', () => {
    expect(layersHold([file('src/features/a/A.tsx', "import { b } from '../b/b.ts';")])).toEqual([
      "src/features/a/A.tsx → '../b/b.ts': a feature may not import another",
    ]);
    expect(
      loginIsSmall([
        file('src/main.tsx', "import { a } from './a.ts';"),
        file('src/a.ts', "import { chakra } from '@chakra-ui/react';"),
      ]),
    ).toEqual(["src/main.tsx → src/a.ts → '@chakra-ui/react' is in the login chunk"]);
  });
});

describe('The imports of a file', () => {
  const common = { file: null, typeOnly: false, dynamic: false, reexport: false, names: [] };
  test.each([
    ["import a from 'a';", { specifier: 'a' }],
    ["import * as a from 'a';", { specifier: 'a' }],
    ["import a, { b, type C, d as e } from 'a';", { specifier: 'a', names: ['b', 'd'] }],
    ['import {\n  b,\n  type C,\n} from "a";', { specifier: 'a', names: ['b'] }],
    ["import type { C } from './c.ts';", { specifier: './c.ts', file: 'src/x/c.ts', typeOnly: true }],
    ["import 'a/style.css';", { specifier: 'a/style.css' }],
    ["export { b } from '../b.ts';", { specifier: '../b.ts', file: 'src/b.ts', reexport: true, names: ['b'] }],
    ["export type { C } from 'c';", { specifier: 'c', reexport: true, typeOnly: true }],
    ["const load = async () => (await import('../y/Y.tsx')).Y;", { specifier: '../y/Y.tsx', file: 'src/y/Y.tsx', dynamic: true }],
    ["type M = typeof import('./m.ts');", { specifier: './m.ts', file: 'src/x/m.ts', dynamic: true, typeOnly: true }],
  ])('are read from its statements: %s', (text, expected) => {
    const around = `/** import x from 'x'; */\nconst from = 'y';\n${text}\nexport const z = 1;\n`;
    expect(importsOf(file('src/x/a.ts', around))).toEqual([{ ...common, ...expected }]);
  });
});
