import { stringify } from 'yaml';
import { keysOf } from './contract.ts';
import type { Difference } from './shapes.ts';

interface Proposed {
  readonly target: string;
  readonly description: string;
  readonly update: unknown;
}

const targetOf = (pointer: string) =>
  `$${keysOf(pointer)
    .map((key) => `['${key}']`)
    .join('')}`;

/** The overlay action for a difference; null where the contract can't express it. */
function actionOf({ kind, pointer, wire, types, seen, path, operation }: Difference): Proposed | null {
  // The portal reads paging fields itself, before any schema.
  if (pointer.startsWith('#/components/schemas/Meta')) return null;
  const isField = /^#\/components\/schemas\/[^/]+\/properties\/[^/]+$/.test(pointer);
  if (wire && isField) return { target: targetOf(pointer), description: `${operation}, ${path}`, update: { 'x-wire': wire } };
  if (kind === 'additional' && /^#\/components\/schemas\/[^/]+$/.test(pointer)) {
    const [name = ''] = Array.from(seen, (mask) => /^«(.+)»/.exec(mask)?.[1] ?? '');
    if (!/^[\w$-]+$/.test(name)) return null;
    const type = Array.from(types ?? []).filter((one) => one !== 'null' && one !== 'object' && one !== 'array');
    const property = type.length === 0 ? {} : { type: [...type, 'null'] };
    return { target: targetOf(`${pointer}/properties`), description: `${operation}, ${path}`, update: { [name]: property } };
  }
  return null;
}

/** An overlay with all expressible differences; null for none. */
export function proposeOverlay(differences: readonly Difference[]): string | null {
  const byTarget = new Map<string, Proposed>();
  for (const difference of differences) {
    const action = actionOf(difference);
    if (action === null) continue;
    byTarget.set(`${action.target} ${JSON.stringify(action.update)}`, action);
  }
  if (byTarget.size === 0) return null;
  const overlay = {
    overlay: '1.0.0',
    info: { title: 'Correcciones propuestas por services:check', version: '1.0.0' },
    actions: Array.from(byTarget.values()),
  };
  return `# npm run generate -- --overlay services-check.overlay.yaml\n${stringify(overlay, { lineWidth: 0 })}`;
}
