import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { promisedBrowsers } from '../../../tools/browsers.ts';
import type { Rule } from './rules.ts';
import { isTest, root, type Source } from './sources.ts';

// Features that promised browsers (docs/browsers.md) lack by MDN's data. TypeScript can't check
// this, because its DOM library knows the features of all browsers.

interface Since {
  readonly version_added: string | boolean | null;
  readonly version_removed?: string | boolean | null;
  readonly flags?: readonly unknown[];
  readonly prefix?: string;
  readonly alternative_name?: string;
}

interface Feature {
  readonly __compat?: {
    readonly support: Readonly<Record<string, Since | readonly Since[]>>;
    readonly status?: { readonly standard_track: boolean };
  };
}

/** A part of the data, with its own record under `__compat` beside its sub-parts. */
type Part = Feature & { readonly [name: string]: Part | undefined };

// The data are read, not imported, because Vite would make a module of the 20 MB.
const table = readFileSync(join(root, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8');
const { api, css, html, javascript } = JSON.parse(table) as Readonly<Record<'api' | 'css' | 'html' | 'javascript', Part>>;

const numbers = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number);

function isAtMost(version: string, promised: string): boolean {
  const [major = 0, minor = 0] = numbers(version);
  const [most = 0, least = 0] = numbers(promised);
  return major < most || (major === most && minor <= least);
}

/** First versions with the feature, as `firefox 125`; empty when no promised browser lacks it. */
function lackedBy({ __compat: record }: Feature): readonly string[] {
  // A name outside the standards is our own or there by mistake.
  if (!record?.status?.standard_track) return [];
  const { support } = record;
  return Object.entries(promisedBrowsers).flatMap(([browser, promised]) => {
    const told = [support[browser] ?? []].flat() as readonly Since[];
    const whole = told.filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name);
    const has = whole.some(
      ({ version_added: added, version_removed: removed }) =>
        (added === true || (typeof added === 'string' && isAtMost(added, promised))) &&
        !(typeof removed === 'string' && isAtMost(removed, promised)),
    );
    return has || told.length === 0 ? [] : [`${browser} ${String(whole[0]?.version_added || 'never')}`];
  });
}

const parts = (part: Part | undefined): readonly (readonly [string, Part])[] =>
  Object.entries(part ?? {}).filter((entry): entry is [string, Part] => entry[0] !== '__compat' && entry[1] !== undefined);

const bare = (name: string) => name.replace(/_(?:static|event)$/, '');

/** Lacking browsers by member name; none when all browsers have one interface with the name. */
function membersOf(...owners: readonly (Part | undefined)[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [, owner] of owners.flatMap(parts)) {
    for (const [key, member] of parts(owner)) {
      const lacks = lackedBy(member);
      const before = found.get(bare(key));
      found.set(bare(key), before?.length === 0 || lacks.length === 0 ? [] : (before ?? lacks));
    }
  }
  return found;
}

const builtins = javascript['builtins'];
const members = membersOf(api, builtins);
const tooNew = (lacks: readonly string[] | undefined) => (lacks && lacks.length > 0 ? lacks.join(', ') : null);

/** Interfaces by the usual names of their instances. */
const wellKnown: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  caches: 'CacheStorage',
  crypto: 'Crypto',
  scheduler: 'Scheduler',
};

/** The first versions with `URL.canParse` or such a global, when a promised browser lacks it. */
function lackOfStatic(owner: string, name: string): string | null {
  const part = api[owner]?.[`${name}_static`] ?? builtins?.[owner]?.[name] ?? api[owner]?.[name];
  return part ? tooNew(lackedBy(part)) : null;
}

function lackOfMember(owner: string, name: string): string | null {
  const part = api[owner]?.[name];
  return part ? tooNew(lackedBy(part)) : null;
}

/** Checks names of several words alone; a single word may as well be our own. */
const lackOfName = (name: string) => (/[a-z][A-Z]/.test(name) ? tooNew(members.get(name)) : null);

function lackOfGlobal(name: string): string | null {
  const part = api[name] ?? api['Window']?.[name] ?? builtins?.[name];
  return part ? tooNew(lackedBy(part)) : null;
}

const properties = css['properties'];
const camelCased = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** The properties of CSS by the name that a style object has for them. */
const styleNames = new Map(parts(properties).map(([name, part]) => [camelCased(name), tooNew(lackedBy(part))]));

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? node.name
    : node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : undefined;

interface Use {
  readonly what: string;
  readonly lacks: string;
  readonly at: number;
}

function usesOfCode({ path, text }: Source): readonly Use[] {
  const found: Use[] = [];
  const add = (what: string, lacks: string | null | undefined, { start }: { readonly start: number }) => {
    if (lacks) found.push({ what, lacks, at: start });
  };
  new Visitor({
    MemberExpression: (node) => {
      const name = nameOf(node.property);
      if (node.computed || name === undefined) return;
      const owner = nameOf(node.object) ?? '';
      const known = wellKnown[owner];
      if (known) add(`${owner}.${name}`, lackOfMember(known, name), node);
      else if (/^[A-Z]/.test(owner) && (api[owner] ?? builtins?.[owner]))
        add(`${owner}.${name}`, lackOfStatic(owner, name), node);
      else add(name, lackOfName(name), node);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier') add(callee.name, lackOfGlobal(callee.name), callee);
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier') add(callee.name, lackOfGlobal(callee.name), callee);
    },
    ObjectPattern: (node) => {
      for (const one of node.properties) {
        const name = one.type === 'Property' && !one.computed ? nameOf(one.key) : undefined;
        if (name !== undefined) add(name, lackOfName(name), one);
      }
    },
    Property: (node) => {
      const name = node.computed ? undefined : nameOf(node.key);
      if (name !== undefined && /[A-Z]/.test(name)) add(name, styleNames.get(name), node);
    },
    JSXOpeningElement: (node) => {
      const element = nameOf(node.name);
      if (element === undefined || !/^[a-z]/.test(element)) return;
      for (const one of node.attributes) {
        if (one.type !== 'JSXAttribute') continue;
        const name = nameOf(one.name)?.toLowerCase() ?? '';
        const part = html['elements']?.[element]?.[name] ?? html['global_attributes']?.[name];
        if (part) add(`<${element} ${name}>`, tooNew(lackedBy(part)), one);
      }
    },
  }).visit(parseSync(path, text, { lang: 'tsx' }).program);
  return found;
}

const declaration = /(?<![\w-])([a-z][a-z-]*)\s*:\s*([^;{}]+)[;}]/g;
const atRule = /@([a-z-]+)/g;
const pseudo = /::?([a-z][a-z-]*)/g;

function usesOfStyles({ text }: Source): readonly Use[] {
  const found: Use[] = [];
  const clean = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const add = (what: string, part: Part | undefined, at: number) => {
    const lacks = part ? tooNew(lackedBy(part)) : null;
    if (lacks) found.push({ what, lacks, at });
    return lacks !== null;
  };
  for (const { 1: name = '', 2: value = '', index } of clean.matchAll(declaration)) {
    const property = properties?.[name];
    if (add(name, property, index)) continue;
    for (const [, call = ''] of value.matchAll(/([a-z][a-z-]*)\(/g)) {
      add(`${call}()`, css['types']?.[call] ?? css['types']?.['color']?.[call], index);
    }
    for (const word of value.match(/[a-z][a-z-]*/g) ?? []) add(`${name}: ${word}`, property?.[word], index);
  }
  for (const { 1: name = '', index } of clean.matchAll(atRule)) add(`@${name}`, css['at-rules']?.[name], index);
  for (const { 1: name = '', index } of clean.matchAll(pseudo)) add(`:${name}`, css['selectors']?.[name], index);
  return found;
}

/** Features used nevertheless, with the behaviour in browsers without them. */
const withoutHarm: Readonly<Record<string, string>> = {
  '<div popover>': 'drawn in its place',
  '<span popover>': 'drawn in its place',
  showPopover: 'asked for first',
  'window.navigation': 'asked for first',
  currentEntry: 'asked for with `navigation`',
  'window.showSaveFilePicker': 'asked for first; the file is saved as a download',
  createWritable: 'comes with `showSaveFilePicker`',
  requestIdleCallback: 'asked for first; a timer takes its place',
  cancelIdleCallback: 'comes with `requestIdleCallback`',
  timeRemaining: 'comes with `requestIdleCallback`',
  createPolicy: 'asked for first; without it nothing has to be allowed',
  imageSmoothingQuality: 'a smaller picture is a little coarser',
  '<input autocapitalize>': 'the keypad begins with a capital',
  getViewport: 'of the library of documents',
  'navigator.canShare': "asked for first; without it there is no 'Compartir'",
  'navigator.share': 'comes with `canShare`',
  minSize: 'of the library of tables',
  maxSize: 'of the library of tables',
  borderTopRadius: "Chakra's own name for two properties",
  'print-color-adjust': 'the build adds the prefixed name',
  'user-select': 'the build adds the prefixed name',
  userSelect: 'Emotion adds the prefixed name',
  'text-size-adjust': 'the text of a telephone on its side is larger',
  textSizeAdjust: 'the text of a telephone on its side is larger',
  'forced-color-adjust': 'Safari has no forced colours',
  forcedColorAdjust: 'Safari has no forced colours',
  'content-visibility': 'a long list of choices takes longer',
  'overflow-anchor': 'browsers without it have no such anchor',
};

/** No file uses a feature that a promised browser lacks, except those of `withoutHarm`. */
export const nothingLacking: Rule = (sources) =>
  sources
    .filter((source) => /\.(?:tsx?|css)$/.test(source.path) && !isTest(source))
    .flatMap((source) => {
      const uses = source.path.endsWith('.css') ? usesOfStyles(source) : usesOfCode(source);
      return uses
        .filter(({ what }) => !(what in withoutHarm))
        .map(({ what, lacks, at }) => {
          const line = source.text.slice(0, at).split('\n').length;
          return `${source.path}:${line}: ${what} is too new (${lacks})`;
        });
    });
