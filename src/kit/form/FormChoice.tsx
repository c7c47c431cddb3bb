import { useWatch } from 'react-hook-form';
import type { CatalogoOption } from '../../domain/catalogos.ts';
import { missingBefore } from '../../domain/dependencies.ts';
import { chooseFirst } from '../../format/choose-first.ts';
import { CatalogoField } from '../catalogo/CatalogoField.tsx';
import { fieldId, useAppFormContext, useFieldError, useFieldText } from './app-form.ts';
import { choiceParents, type ChoiceSource } from './choice-names.ts';
import { type FieldOf, givenOf } from './fields.tsx';

/** Props of {@link FormChoice}. */
export interface FormChoiceProps extends FieldOf, ChoiceSource {
  readonly nameOption?: (option: CatalogoOption) => string;
  /** Key of the entry that is listed first. */
  readonly first?: string;
  /** Turns the value of a parent field that is no choice into a key of the catalogue. */
  readonly parentText?: (holder: string, value: unknown) => string;
  /** Replaces the form's own change, for a choice that needs a question first. */
  readonly onChoose?: (value: string) => void;
}

const asText = (_holder: string, value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A choice from a catalogue. Its parents come from the form's table of dependencies, and a
 * change empties the dependent fields.
 */
export function FormChoice(props: FormChoiceProps) {
  const { name, catalogo, parents, nameOption, first, parentText = asText, onChoose, required, ...given } = props;
  const form = useAppFormContext();
  const { control, dependencies, readOnly } = form;
  const error = useFieldError(form, name);
  const value = useFieldText(form, name);
  const row = dependencies[name];
  const holders = [...(row?.after ?? []), ...Object.values(row?.parents ?? {})];
  const held: readonly unknown[] = useWatch({ control, name: holders });
  const values = Object.fromEntries(holders.map((holder, index) => [holder, parentText(holder, held[index])]));
  const missing = missingBefore(dependencies, name, values);

  return (
    <CatalogoField
      id={fieldId(form, name)}
      catalogo={catalogo}
      parents={choiceParents(dependencies, name, (holder) => values[holder], parents)}
      {...(nameOption && { nameOption })}
      first={first}
      label={form.labelOf(name)}
      placeholder="Selecciona…"
      value={value}
      onValueChange={onChoose ?? ((next) => form.choose(name, next))}
      onBlur={() => form.check(name)}
      required={!readOnly && (required ?? form.isRequired(name))}
      error={error}
      readOnly={readOnly}
      disabledReason={missing && !readOnly ? chooseFirst(form.labelOf(missing)) : undefined}
      {...givenOf(given)}
    />
  );
}
