import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/actions/Button.tsx';
import { useAppFormContext } from './app-form.ts';
import styles from './ValuesOffer.module.css';
import { Words } from '../../ui/text/Words.tsx';

/** Props of {@link ValuesOffer}. */
export interface ValuesOfferProps {
  readonly title: string;
  /** Level of the heading: one below the heading of the surrounding group. */
  readonly level: 3 | 4;
  /** Says where the values come from. */
  readonly text: string;
  /** Known values by field name, in the order of the form. */
  readonly values: Readonly<Record<string, string | null | undefined>>;
  /** Reserves the space of the offer while there is none; `children` fill it. */
  readonly room?: boolean;
  readonly children?: ReactNode;
}

/** Offers known values for text fields one by one; never replaces typed text (assumptions C6). */
export function ValuesOffer({ title, level, text, values, room = false, children }: ValuesOfferProps) {
  const titleId = useId();
  const form = useAppFormContext();
  const fields = Object.keys(values);
  const held: readonly unknown[] = useWatch({ control: form.control, name: fields });
  const offers = fields.flatMap((field, index) => {
    const value = values[field]?.trim() ?? '';
    const typed = held[index];
    const now = typeof typed === 'string' ? typed.trim() : '';
    return value === '' || value === now ? [] : [{ field, value, isFree: now === '' }];
  });
  const free = offers.filter(({ isFree }) => isFree);
  if (offers.length === 0 && !room) return null;
  const Heading = `h${level}` as const;

  const use = (chosen: readonly (typeof offers)[number][]) => {
    for (const { field, value } of chosen) {
      form.set(field, value);
      form.check(field);
    }
    // The pressed button has been removed with its offer.
    if (chosen[0]) form.focus(chosen[0].field);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be a group of fields
    <div className={styles['offer']} data-room={room || undefined} role="group" aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <output>{offers.length > 0 ? text : children}</output>
      {free.length > 1 && (
        <Button variant="subtle" size="sm" onClick={() => use(free)}>
          Usar todos
        </Button>
      )}
      {offers.length > 0 && (
        <ul>
          {offers.map(({ field, value, isFree }) => (
            <li key={field}>
              <span>
                <Words>{`${form.labelOf(field)}: `}</Words>
                <strong>{value}</strong>
              </span>
              {isFree ? (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Usar ${value} en ${form.labelOf(field)}`}
                  onClick={() => use(offers.filter((offer) => offer.field === field))}
                >
                  Usar
                </Button>
              ) : (
                <span className={styles['differs']}>Difiere de lo que escribiste.</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
