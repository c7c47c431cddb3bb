import { foldText } from '../../format/text.ts';
import { visibleText } from '../../text/typed-text.ts';
import type { SelectOption } from './SelectField.tsx';

const maxListed = 100;

/** Options that match the typed text, at most {@link maxListed}. */
export interface Matches {
  readonly options: readonly SelectOption[];
  /** More options match than are listed. */
  readonly more: boolean;
}

const foldedLabels = new WeakMap<readonly SelectOption[], readonly string[]>();

/** Labels without accents and case. A catalogue is folded once, at its first search. */
function foldLabels(options: readonly SelectOption[]): readonly string[] {
  const known = foldedLabels.get(options);
  if (known) return known;
  const folded = options.map(({ label }) => foldText(label));
  foldedLabels.set(options, folded);
  return folded;
}

/**
 * First matches of the typed text, without accents or case. Labels that begin with it come first.
 */
export function findMatches(options: readonly SelectOption[], typed: string): Matches {
  const query = foldText(visibleText(typed));
  if (query === '') return { options: options.slice(0, maxListed), more: options.length > maxListed };
  const beginning: SelectOption[] = [];
  const holding: SelectOption[] = [];
  for (const [index, label] of foldLabels(options).entries()) {
    const option = options[index];
    const at = label.indexOf(query);
    if (!option || at < 0) continue;
    (at === 0 ? beginning : holding).push(option);
  }
  const all = [...beginning, ...holding];
  return { options: all.slice(0, maxListed), more: all.length > maxListed };
}
