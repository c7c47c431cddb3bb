// The page of docs/ about the look of the portal: its tokens, and every screen in four views.
import { breakpoints, semanticTokens, textStyles, tokens } from '../src/ui/theme/tokens.ts';

interface TwoModes {
  readonly value: { readonly base: string; readonly _dark: string };
}
interface Plain {
  readonly value: string;
}
type Leaf = TwoModes | Plain;

const isLeaf = (token: object): token is Leaf => 'value' in token;

/** The leaves of a tree of tokens, their names joined by dots. */
function leaves(tree: object, prefix = ''): [string, Leaf][] {
  return Object.entries(tree).flatMap(([name, child]: [string, object]) => {
    const path = prefix === '' ? name : name === 'DEFAULT' ? prefix : `${prefix}.${name}`;
    return isLeaf(child) ? [[path, child] as [string, Leaf]] : leaves(child, path);
  });
}

const raw = new Map(leaves(tokens.colors).map(([name, { value }]) => [name, String(value)]));

/** `{colors.petrol.600}` → its name and its value. */
function resolved(value: string): string {
  const name = /^\{colors\.(.+)\}$/.exec(value)?.[1];
  return name ? `${name} \`${raw.get(name) ?? ''}\`` : `\`${value}\``;
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const scale = (tree: object) =>
  leaves(tree)
    .map(([name, { value }]) => `\`${name}\` ${String(value)}`)
    .join(' · ');

/** The page as Markdown; `screens` are the names of the pictures in `images/`. */
export function lookPage(screens: readonly string[]): string {
  const colours = leaves(semanticTokens.colors).map(([name, { value }]) =>
    typeof value === 'string' ? [name, value, value] : [name, resolved(value.base), resolved(value._dark)],
  );
  const styles = Object.entries(textStyles).map(([name, { value }]) => [
    name,
    Object.entries(value)
      .map(([property, token]) => `${property} ${token}`)
      .join(', '),
  ]);
  const pictures = screens.map((name) => {
    const picture = (width: number, mode: string) =>
      `<img src="images/${name}-${width}-${mode}.png" width="${width === 360 ? 160 : 480}" alt="${name}, ${width} px, ${mode}">`;
    return `### ${name}\n\n${[picture(1280, 'light'), picture(360, 'light'), picture(1280, 'dark'), picture(360, 'dark')].join('\n')}`;
  });
  return `<!-- Made by \`npm run screenshots\` from src/ui/theme/tokens.ts. Do not edit. -->

# The look

One design for eight hours a day: dense tables, 14 px text, one accent, focus that can be seen, motion that respects the setting. Screens use
the semantic colours and the text styles; the raw scales stand behind them. The tokens are plain data in \`src/ui/theme/tokens.ts\`.

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

## Screens

At 1280 and 360 px, light and dark.

${pictures.join('\n\n')}
`;
}
