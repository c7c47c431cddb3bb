import { importsOf, isCode, isTest, type Import, type Source } from './sources.ts';

/** The faults of some files, one line each. */
export type Rule = (sources: readonly Source[]) => readonly string[];

/** The layers of `src`; layers inside another one come first. */
const layers = [
  'machines/actors',
  'features/shared',
  'app',
  'dev',
  'features',
  'kit',
  'ui',
  'machines',
  'api',
  'storage',
  'domain',
  'format',
  'text',
  'generated',
] as const;
type Layer = (typeof layers)[number];

const ofFeatures = {
  kit: 'all',
  machines: 'all',
  'machines/actors': 'all',
  ui: 'all',
  domain: 'all',
  format: 'all',
  text: 'all',
  api: 'types',
  generated: 'types',
} as const;

/** Allowed imports (`types`: `import type`). Every layer may import itself, but no feature another. */
const allowed: Readonly<Record<Layer, Partial<Readonly<Record<Layer, 'all' | 'types'>>>>> = {
  app: Object.fromEntries(layers.map((layer) => [layer, 'all'])),
  dev: Object.fromEntries(layers.filter((layer) => layer !== 'app').map((layer) => [layer, 'all'])),
  features: { ...ofFeatures, 'features/shared': 'all' },
  'features/shared': { ...ofFeatures, storage: 'all' },
  kit: {
    machines: 'all',
    'machines/actors': 'all',
    storage: 'all',
    ui: 'all',
    domain: 'all',
    format: 'all',
    text: 'all',
    api: 'types',
  },
  machines: { domain: 'all', generated: 'types' },
  'machines/actors': { api: 'all', storage: 'all', domain: 'all', text: 'all', generated: 'all', machines: 'types' },
  api: { domain: 'all', text: 'all', generated: 'all' },
  storage: { domain: 'all' },
  ui: { format: 'all', text: 'all' },
  domain: { text: 'all', generated: 'types' },
  format: { text: 'all', generated: 'types' },
  text: {},
  generated: {},
};

/** The allowed packages of restricted layers; other layers may import any package. */
const packages: Partial<Readonly<Record<Layer, RegExp>>> = {
  machines: /^xstate$/,
  'machines/actors': /^(?:xstate|zod\/mini)$/,
  api: /^(?:openapi-fetch|zod\/mini|zod\/v4\/core)$/,
  storage: /^zod\/mini$/,
  domain: /^zod\/mini$/,
  format: /^$/,
  text: /^$/,
  generated: /^zod\/mini$/,
  ui: /^(?!xstate|@xstate\/|openapi-fetch$|react-hot-toast)/,
  features: /^(?!openapi-fetch$|react-hot-toast)/,
  'features/shared': /^(?!openapi-fetch$|react-hot-toast)/,
};

function layerOf(path: string): Layer | null {
  if (path === 'src/main.tsx') return 'app';
  return layers.find((layer) => path.startsWith(`src/${layer}/`)) ?? null;
}

const featureOf = (path: string) => path.split('/')[2];

function forbidden(from: string, { specifier, file, typeOnly }: Import): string | null {
  const layer = layerOf(from);
  if (layer === null) return 'stands in no layer of src';
  if (file === null) {
    const may = packages[layer];
    return may && !may.test(specifier) && !specifier.startsWith('virtual:') ? `${layer} may not have this package` : null;
  }
  const other = layerOf(file);
  if (other === null) return 'src imports nothing from outside';
  if (layer === 'features' && other === 'features') {
    return featureOf(from) === featureOf(file) ? null : 'a feature may not import another';
  }
  if (layer === other) return null;
  const may = allowed[layer][other];
  if (may === undefined) return `${layer} may not import ${other}`;
  return may === 'types' && !typeOnly ? `${layer} may import only types (\`import type\`) of ${other}` : null;
}

const eachImport = (sources: readonly Source[], judge: (source: Source, imported: Import) => string | null): string[] =>
  sources.flatMap((source) =>
    importsOf(source).flatMap((imported) => {
      const wrong = judge(source, imported);
      return wrong === null ? [] : [`${source.path} → '${imported.specifier}': ${wrong}`];
    }),
  );

/** Each layer imports only those below it. */
export const layersHold: Rule = (sources) =>
  eachImport(
    sources.filter((source) => isCode(source) && !isTest(source)),
    (source, imported) => forbidden(source.path, imported),
  );

/** Controls with behaviour come from the library, which only `src/ui` may import. */
export const widgetsAreOfUi: Rule = (sources) =>
  eachImport(
    sources.filter((source) => isCode(source) && !isTest(source) && !source.path.startsWith('src/ui/')),
    (_, { specifier }) => (/^@(?:chakra-ui|ark-ui|zag-js)\//.test(specifier) ? 'only src/ui has the widgets of a library' : null),
  );

/** A class has its one component: outside the shell and the reset a stylesheet is a CSS module. */
export const classesAreLocal: Rule = (sources) =>
  eachImport(
    sources.filter(({ path }) => /^src\/(?:features|kit|dev\/gallery)\//.test(path)),
    (_, { specifier }) => (/(?<!\.module)\.css$/.test(specifier) ? 'make it a CSS module' : null),
  );

/** Every relative import names a file that is there, with its ending. */
export const importsExist: Rule = (sources) => {
  const paths = new Set(sources.map(({ path }) => path));
  return eachImport(sources.filter(isCode), (source, { file }) =>
    file !== null && file.startsWith('src/') && source.path.startsWith('src/') && !paths.has(file)
      ? 'there is no such file'
      : null,
  );
};

/** `zod` itself is 18 KB more than `zod/mini`. */
export const zodIsMini: Rule = (sources) =>
  eachImport(
    sources.filter((source) => isCode(source) && source.path.startsWith('src/')),
    (_, { specifier, typeOnly }) => {
      if (!/^zod(?:\/|$)/.test(specifier) || specifier === 'zod/mini') return null;
      return specifier === 'zod/v4/core' && typeOnly ? null : "use 'zod/mini'";
    },
  );

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const domainNoun = /cliente|cotizaci|p[oó]liza|siniestro|solicitud|emisi[oó]n|tarifa|intermediario|entidad|titular|documento/i;

/** The kit serves any domain, so its names hold no domain noun; `kit/portal` names the services. */
export const kitKnowsNoDomain: Rule = (sources) =>
  sources
    .filter((source) => isCode(source) && !isTest(source) && /^src\/kit\/(?!portal\/)/.test(source.path))
    .flatMap(({ path, text }) => {
      const names = withoutComments(text)
        .replaceAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|>[^<>{}]*</g, '')
        .matchAll(/[\p{L}\d_]+/gu);
      return [...names].flatMap(([name]) => (domainNoun.test(name) ? [`${path}: ${name} is a noun of the domain`] : []));
    });

/** No file gathers the exports of others. */
export const noBarrels: Rule = (sources) =>
  sources.filter(isCode).flatMap((source) => {
    if (/^export\s+(?:type\s+)?\*/m.test(source.text)) return [`${source.path}: \`export *\` makes a barrel`];
    const reexports = importsOf(source).some(({ reexport }) => reexport);
    const rest = withoutComments(source.text).replaceAll(/^(?:import|export)\s[\w$*{},\s]*?from\s*['"][^'"]+['"];?/gm, '');
    return reexports && rest.trim() === '' ? [`${source.path} only exports what others made: a barrel`] : [];
  });

/** File names describe the subject of the file. */
export const namesSay: Rule = (sources) =>
  sources.flatMap(({ path }) =>
    /(?:^|\/)(?:utils?|helpers?|commons?|misc)(?=[./]|$)/i.test(path) ? [`${path}: name what it is about`] : [],
  );

/** Components stand in PascalCase files that export them by name, everything else in kebab-case. */
export const namesAreCased =
  (exceptions: readonly string[]): Rule =>
  (sources) =>
    sources.flatMap(({ path, text }) => {
      if (exceptions.includes(path)) return [];
      const parts = path.split('/');
      const [name = '', ...ending] = (parts.at(-1) ?? '').split('.');
      const folder = parts.slice(0, -1).find((part) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(part));
      if (folder !== undefined) return [`${path}: the folder ${folder} is not in kebab-case`];
      if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return [];
      if (path.endsWith('.css') && sources.some((other) => other.path === path.replace(/(?:\.module)?\.css$/, '.tsx'))) return [];
      if (ending.join('.') !== 'tsx') return [`${path} is not in kebab-case`];
      if (!/^[A-Z][A-Za-z\d]*$/.test(name)) return [`${path} is neither in PascalCase nor in kebab-case`];
      return new RegExp(`^export (?:default )?(?:async )?(?:function|const|class) ${name}\\b`, 'm').test(text)
        ? []
        : [`${path} exports no ${name}`];
    });

/** A rule whose pattern no line of some files may match. */
const never =
  (pattern: RegExp, why: string, exceptions: readonly string[] = []): Rule =>
  (sources) =>
    sources
      .filter((source) => isCode(source) && !exceptions.includes(source.path))
      .flatMap(({ path, text }) =>
        withoutComments(text)
          .split('\n')
          .flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}: ${why}`] : [])),
      );

/** A day of the wire is text: read as a `Date` it is the day before in Santo Domingo. */
export const noDatesFromText = never(/\bnew Date\(\s*[^)\s]|\bDate\.parse\(/, 'a day is never read as a Date');
/** Formatting never depends on the browser's language or time zone. */
export const localesAreNamed = never(
  /\.toLocale(?:Date|Time)?String\(|\.toLocale(?:Lower|Upper)Case\(\)|\.localeCompare\([^,()]*(?:\([^()]*\)[^,()]*)*\)|\bIntl\.(?!Locale\b)[A-Z]\w+\(\s*(?:\)|\[|undefined)|\bnavigator\.languages?\b/,
  'name the locale: es-DO',
);
/** Only one file parses markup, for a document that is never shown. */
const sanitiser = 'src/ui/html/sanitise-html.ts';
export const noMarkupFromText = never(
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|\bsrcdoc\b|document\.write|\b(?:set|parse)HTML|createHTML\b|['"]dompurify['"]|\bDOMParser\b/i,
  'text is never read as markup',
  [sanitiser, 'src/trusted-types.d.ts'],
);
/** Trusted Types: one policy for the markup of `sanitise-html.ts`, one for script addresses. */
export const noOtherPolicies = never(/\bcreatePolicy\b/, 'there are two policies of trusted types', [
  sanitiser,
  'src/app/script-addresses.ts',
  'src/trusted-types.d.ts',
]);
/** Guards are named in `setup`. */
export const guardsHaveNames = never(/\bguard:\s*(?:\(|function\b|async\b|\w+\s*=>)/, 'name the guard in `setup`');
/** Checks comments too, because the pattern occurs there. */
export const noIgnoredErrors: Rule = (sources) =>
  sources
    .filter(isCode)
    .flatMap(({ path, text }) =>
      /@ts-(?:ignore|nocheck|expect-error)\b/.test(text) ? [`${path} hides an error of the compiler`] : [],
    );

/** The files and package imports that load before a file runs (with `late`, also those after). */
function reachable(sources: readonly Source[], entry: string, { late = false } = {}) {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const seen = new Map<string, readonly string[]>([[entry, [entry]]]);
  const imported: { readonly way: readonly string[]; readonly specifier: string }[] = [];
  for (const [path, way] of seen) {
    const source = byPath.get(path);
    if (!source) throw new Error(`${path} is not there: ${way.join(' → ')}`);
    if (!isCode(source)) continue;
    for (const { specifier, file, typeOnly, dynamic } of importsOf(source)) {
      if (typeOnly || (dynamic && !late)) continue;
      if (file === null) imported.push({ way, specifier });
      else if (!seen.has(file)) seen.set(file, [...way, file]);
    }
  }
  return { seen, imported };
}

const lateFiles = /^src\/(?:features|ui|dev\/gallery)\/|^src\/api\/(?:core|reports)-client/;
const latePackages =
  /^(?:@chakra-ui|@emotion|@tanstack|@hookform|react-hook-form|react-hot-toast|recharts|pdfjs-dist|dompurify|@statelyai)(?:\/|$)/;

/** The login loads nothing that only the portal needs. */
export const loginIsSmall: Rule = (sources) => {
  const { seen, imported } = reachable(sources, 'src/main.tsx');
  return [
    ...[...seen.values()]
      .filter((way) => lateFiles.test(way.at(-1) ?? ''))
      .map((way) => `${way.join(' → ')} is in the login chunk`),
    ...imported
      .filter(({ specifier }) => latePackages.test(specifier))
      .map(({ way, specifier }) => `${way.join(' → ')} → '${specifier}' is in the login chunk`),
  ];
};

const writingFiles = /^src\/machines\/(?:cliente|write|look-up)\/|drafts?\.ts$|-draft\.ts$|^src\/features\/clientes\/create\//;

/** Effects that write or look up for a write; one file holds all effects of a resource. */
const writingEffect = /\bdefine(?:Create|Add|Update|Upload|Delete|Verify|Find|FetchPadron)[A-Z]\w*/;

/** The writing effects that a file imports; an import without names takes all exports. */
function writingEffectsIn(source: Source, sources: readonly Source[]): readonly string[] {
  return importsOf(source)
    .filter(({ file, typeOnly }) => file?.startsWith('src/machines/actors/') && !typeOnly)
    .flatMap(({ file, names }) => {
      const taken = names.length > 0 ? names.join() : (sources.find(({ path }) => path === file)?.text ?? '');
      return writingEffect.exec(taken) ?? [];
    });
}

/** The client view reaches no submission, look-up or draft, not even in code loaded later. */
export const viewOnlyReads: Rule = (sources) => {
  const { seen } = reachable(sources, 'src/features/clientes/view/ClienteViewPage.tsx', { late: true });
  return [...seen].flatMap(([path, way]) => {
    if (writingFiles.test(path)) return [`${way.join(' → ')} is in the client view`];
    return sources
      .filter((source) => source.path === path && isCode(source))
      .flatMap((source) => writingEffectsIn(source, sources))
      .map((effect) => `${way.join(' → ')} → ${effect} is in the client view`);
  });
};
