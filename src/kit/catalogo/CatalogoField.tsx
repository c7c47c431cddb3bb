import { type CatalogoName, type CatalogoOption, type CatalogoParents, definitionOf } from '../../domain/catalogos.ts';
import { ComboboxField, type ComboboxFieldProps } from '../../ui/fields/ComboboxField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { firstOf } from './first-of.ts';
import { useCatalogo } from './use-catalogo.ts';

/** Props of {@link CatalogoField}: those of a field, without its options. */
export interface CatalogoFieldProps extends Omit<ComboboxFieldProps, 'options' | 'status' | 'onRetry' | 'onBlur'> {
  readonly catalogo: CatalogoName;
  /** The chosen parents; null while a needed parent is missing, which disables the field. */
  readonly parents?: CatalogoParents | null;
  /** Chooses the entries to offer; all entries unless given. */
  readonly offers?: (option: CatalogoOption) => boolean;
  readonly first?: string | undefined;
  /** Text of an entry; its name unless given. */
  readonly nameOption?: (option: CatalogoOption) => string;
  readonly onBlur?: () => void;
}

/** A field that offers a catalogue: a select, or a combobox where the catalogue may be large. */
export function CatalogoField({ catalogo, parents, offers, first, nameOption, ...field }: CatalogoFieldProps) {
  // A reader can't understand a key without its catalogue.
  if (parents === null)
    return <Choices catalogo={catalogo} {...field} {...(field.readOnly && { value: '' })} options={[]} disabled />;
  // A change of parents remounts the field, so that answers for the former parents are dropped.
  return <Offered catalogo={catalogo} parents={parents} offers={offers} first={first} nameOption={nameOption} {...field} />;
}

type Chosen = Pick<CatalogoFieldProps, 'offers' | 'first' | 'nameOption'>;

function Offered({
  catalogo,
  parents,
  offers,
  first,
  nameOption = ({ nombre }) => nombre,
  ...field
}: Omit<CatalogoFieldProps, 'parents' | keyof Chosen> & {
  parents: CatalogoParents | undefined;
  offers: Chosen['offers'] | undefined;
  first: string | undefined;
  nameOption: Chosen['nameOption'] | undefined;
}) {
  const { status, options, retry } = useCatalogo(catalogo, parents);
  const offered = offers ? options.filter(offers) : options;
  const choices = firstOf(offered, first).map((option) => ({ value: option.key, label: nameOption(option) }));
  return <Choices {...field} catalogo={catalogo} status={status} onRetry={retry} options={choices} />;
}

function Choices({
  catalogo,
  onValueChange,
  onBlur,
  ref,
  ...field
}: Omit<ComboboxFieldProps, 'onBlur'> & { catalogo: CatalogoName; onBlur?: (() => void) | undefined }) {
  if (definitionOf(catalogo).large) return <ComboboxField {...field} onValueChange={onValueChange} onBlur={onBlur} ref={ref} />;
  return (
    <SelectField {...field} onBlur={onBlur} onChange={onValueChange && ((event) => onValueChange(event.currentTarget.value))} />
  );
}
