import { foldText } from '../../format/text.ts';
import { visibleText } from '../../text/typed-text.ts';
import type { SelectOption } from './SelectField.tsx';

/** How many matches are listed; more are a matter of typing on. */
const listed = 100;

/** The options that fit what was typed, as many as are listed. */
export interface Matches {
  readonly options: readonly SelectOption[];
  /** There are more of them. */
  readonly more: boolean;
}

const foldedLabels = new WeakMap<readonly SelectOption[], readonly string[]>();

/** The labels without accents and case; a catalogue is folded once, when it is first searched. */
function foldLabels(options: readonly SelectOption[]): readonly string[] {
  const known = foldedLabels.get(options);
  if (known) return known;
  const folded = options.map(({ label }) => foldText(label));
  foldedLabels.set(options, folded);
  return folded;
}

/** The first matches of what is typed, without accents or case: labels that begin with it before labels that only hold it. */
export function findMatches(options: readonly SelectOption[], typed: string): Matches {
  const query = foldText(visibleText(typed));
  if (query === '') return { options: options.slice(0, listed), more: options.length > listed };
  const beginning: SelectOption[] = [];
  const holding: SelectOption[] = [];
  for (const [index, label] of foldLabels(options).entries()) {
    const option = options[index];
    const at = label.indexOf(query);
    if (!option || at < 0) continue;
    (at === 0 ? beginning : holding).push(option);
  }
  const all = [...beginning, ...holding];
  return { options: all.slice(0, listed), more: all.length > listed };
}
