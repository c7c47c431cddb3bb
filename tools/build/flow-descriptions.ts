import { parseAst, type Plugin } from 'vite';

interface Part {
  readonly start: number;
  readonly end: number;
}

/** Every string `description` below a node of a program. */
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

/** A machine's source text without the descriptions of its states. */
export function withoutDescriptions(text: string): string {
  return descriptionsIn(parseAst(text, { lang: 'ts' })).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,\s*/, ''),
    text,
  );
}

/** Keeps descriptions of states, used by docs/flows and the inspector, out of production. */
export function flowDescriptions(): Plugin {
  return {
    name: 'flow-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/machines\/.+-machine\.ts$/ },
      // No source map: nobody maps the built code back.
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}
