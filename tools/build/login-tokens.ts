import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const virtual = 'virtual:login-tokens.css';
/** Stylesheets that use Chakra's tokens without Chakra. */
const users = ['src/app/login/login.css', 'src/app/notices/toasts.css'];

interface ThemeModule {
  readonly system: { getTokenCss(): Record<string, unknown> };
}

/** Custom properties that the stylesheets use, directly or through others. */
function usedProperties(sources: readonly string[], declarations: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  const visit = (text: string) => {
    for (const [, name] of text.matchAll(/var\((--ag-(?:[\w-]|\\.)+)/g)) {
      if (name === undefined || used.has(name)) continue;
      used.add(name);
      for (const value of declarations.get(name)?.split('\n') ?? []) visit(value);
    }
  };
  sources.forEach(visit);
  return used;
}

type Block = readonly [selector: string, declarations: Record<string, string>];

/** Flattens Chakra's nested token styles into selector → declarations. */
function flatten(node: Record<string, unknown>, parents: readonly string[] = ['']): Block[] {
  const own: Record<string, string> = {};
  const blocks: Block[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'string' || typeof value === 'number') own[key] = String(value);
    else if (value && typeof value === 'object') {
      const selector = key.startsWith('@layer')
        ? parents
        : key.split(',').flatMap((part) => parents.map((parent) => part.trim().replaceAll('&', parent)));
      blocks.push(...flatten(value as Record<string, unknown>, selector));
    }
  }
  return Object.keys(own).length > 0 ? [[parents.join(', '), own], ...blocks] : blocks;
}

/** The tokens of the login's stylesheets as CSS, read from Chakra's system. */
async function loginTokensCss(root: string): Promise<string> {
  const { module } = await runnerImport<ThemeModule>(join(root, 'src/ui/theme/system.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const blocks = flatten(module.system.getTokenCss());
  const declarations = new Map<string, string>();
  for (const [, block] of blocks) {
    for (const [name, value] of Object.entries(block)) declarations.set(name, `${declarations.get(name) ?? ''}\n${value}`);
  }
  const used = usedProperties(
    users.map((file) => readFileSync(join(root, file), 'utf8')),
    declarations,
  );
  const missing = [...used].filter((name) => !declarations.has(name));
  if (missing.length > 0) throw new Error(`No token for ${missing.join(', ')}`);
  return blocks
    .map(([selector, block]) => {
      const kept = Object.entries(block).filter(([name]) => used.has(name));
      return kept.length > 0 ? `${selector}{${kept.map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
    })
    .join('');
}

/** Serves {@link loginTokensCss} as the module `virtual:login-tokens.css`. */
export function loginTokens(): Plugin {
  let root = '';
  return {
    name: 'login-tokens',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load: (id) => (id === `\0${virtual}` ? loginTokensCss(root) : undefined),
  };
}
