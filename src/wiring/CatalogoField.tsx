import { type CatalogoName, type CatalogoOption, type CatalogoParents, definitionOf } from '../domain/catalogos.ts';
import { ComboboxField, type ComboboxFieldProps } from '../ui/fields/ComboboxField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { useCatalogo } from './use-catalogo.ts';

/** Props of {@link CatalogoField}: those of a field, without its options. */
export interface CatalogoFieldProps extends Omit<ComboboxFieldProps, 'options' | 'status' | 'onRetry'> {
  readonly catalogo: CatalogoName;
  /** The chosen parents; null while one that the catalogue needs is missing, which disables the field. */
  readonly parents?: CatalogoParents | null;
  /** Which entries are offered; all of them unless given. */
  readonly offers?: (option: CatalogoOption) => boolean;
}

/** A field that offers a catalogue: a select, or a combobox where the catalogue may be large. */
export function CatalogoField({ catalogo, parents, ...field }: CatalogoFieldProps) {
  if (parents === null) return <Choices catalogo={catalogo} {...field} options={[]} disabled />;
  // The field of other parents is another field: what is under way for the former ones has no way into it.
  return <Offered catalogo={catalogo} parents={parents} {...field} />;
}

function Offered({
  catalogo,
  parents,
  offers,
  ...field
}: Omit<CatalogoFieldProps, 'parents'> & { parents: CatalogoParents | undefined }) {
  const { status, options, retry } = useCatalogo(catalogo, parents);
  const choices = (offers ? options.filter(offers) : options).map(({ key, nombre }) => ({ value: key, label: nombre }));
  return <Choices {...field} catalogo={catalogo} status={status} onRetry={retry} options={choices} />;
}

function Choices({ catalogo, onValueChange, onBlur, ref, ...field }: ComboboxFieldProps & { catalogo: CatalogoName }) {
  if (definitionOf(catalogo).large) return <ComboboxField {...field} onValueChange={onValueChange} onBlur={onBlur} ref={ref} />;
  return <SelectField {...field} onChange={onValueChange && ((event) => onValueChange(event.currentTarget.value))} />;
}
