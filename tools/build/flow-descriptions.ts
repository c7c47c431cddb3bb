import { parseAst, type Plugin } from 'vite';

interface Part {
  readonly start: number;
  readonly end: number;
}

/** Every `description` with a text of its own below a node of a program. */
function descriptionsIn(node: unknown): readonly Part[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Property') {
    const { key, value, start, end } = node as unknown as Part & {
      key: { name?: string };
      value: { type: string; value?: unknown };
    };
    if (key.name === 'description' && value.type === 'Literal' && typeof value.value === 'string') return [{ start, end }];
  }
  return Object.values(node).flatMap(descriptionsIn);
}

/** The text of a machine without the sentences that say what its states are. */
export function withoutDescriptions(text: string): string {
  return descriptionsIn(parseAst(text, { lang: 'ts' })).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,\s*/, ''),
    text,
  );
}

/** Keeps what docs/flows and the inspector say of the states of machines out of the production build. */
export function flowDescriptions(): Plugin {
  return {
    name: 'flow-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/machines\/.+-machine\.ts$/ },
      // Nobody maps the built code back to its source.
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}
