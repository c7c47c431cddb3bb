// docs/look.md: the portal's tokens, written by `npm run generate`. tests/look-page.test.ts
// compares the committed page.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints, semanticTokens, textStyles, tokens } from '../src/ui/theme/tokens.ts';

/** A token: one value, or one per mode. */
interface Leaf {
  readonly value: string | Readonly<Record<'base' | '_dark', string>>;
}

const light = ({ value }: Leaf) => (typeof value === 'string' ? value : value.base);
const dark = ({ value }: Leaf) => (typeof value === 'string' ? value : value['_dark']);

const isLeaf = (token: object): token is Leaf => 'value' in token;

/** Leaves of a tree of tokens, with names joined by dots. */
function leaves(tree: object, prefix = ''): [string, Leaf][] {
  return Object.entries(tree).flatMap(([name, child]: [string, object]) => {
    const path = prefix === '' ? name : name === 'DEFAULT' ? prefix : `${prefix}.${name}`;
    return isLeaf(child) ? [[path, child] as [string, Leaf]] : leaves(child, path);
  });
}

const raw = new Map(leaves(tokens.colors).map(([name, token]) => [name, light(token)]));

/** `{colors.petrol.600}` as name and value. */
function resolved(value: string): string {
  const name = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  return name ? `${name} \`${raw.get(name) ?? ''}\`` : `\`${value}\``;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const scale = (tree: object) =>
  leaves(tree)
    .map(([name, token]) => `\`${name}\` ${light(token)}`)
    .join(' · ');

/** The page as Markdown, before the formatter. */
export function lookPage(): string {
  const colours = leaves(semanticTokens.colors).map(([name, token]) => [name, resolved(light(token)), resolved(dark(token))]);
  const styles = Object.entries(textStyles).map(([name, { value }]) => [
    name,
    Object.entries(value)
      .map(([property, token]) => `${property} ${token}`)
      .join(', '),
  ]);
  return `<!-- Made by \`npm run generate\` from src/ui/theme/tokens.ts. Do not edit. -->

# The look

The design suits eight hours of work a day: dense tables, 14 px text, one accent colour, visible
focus, and motion that respects the setting. Screens use the semantic colours and the text styles,
never the raw scales behind them. The tokens are plain data in \`src/ui/theme/tokens.ts\`.
\`npm run screenshots\` draws every screen at 1280 and 360 px, light and dark.

## Colours

${table(['name', 'light', 'dark'], colours)}

## Type

${table(['style', 'made of'], styles)}

Sizes: ${scale(tokens.fontSizes)}. Weights: ${scale(tokens.fontWeights)}. Line heights: ${scale(tokens.lineHeights)}.

## Space, corners, motion

Spacing: ${scale(tokens.spacing)}.

Corners: ${scale(tokens.radii)}. Durations: ${scale(tokens.durations)}. Layouts change at ${Object.entries(breakpoints)
    .map(([name, width]) => `\`${name}\` ${width}`)
    .join(' · ')}.
`;
}

export function writeLookPage(): void {
  const root = join(import.meta.dirname, '..');
  const file = join(root, 'docs/look.md');
  writeFileSync(file, lookPage());
  execFileSync('biome', ['format', '--write', file], { cwd: root });
}
