import { Button } from '../../../ui/actions/Button.tsx';
import { useClienteForm } from '../form/cliente-form.ts';
import { labels } from '../form/cliente-texts.ts';
import { useFieldValue } from '../../../wiring/form/app-form.ts';
import styles from './PadronOffer.module.css';

const fields = ['primerNombre', 'segundoNombre', 'primerApellido', 'segundoApellido'] as const;

/** The names that the electoral register has for a document. */
export type PadronNames = Readonly<Partial<Record<(typeof fields)[number], string | null | undefined>>>;

/**
 * Offers the names of the electoral register, field by field; what was typed is shown beside and never written over (assumptions C6).
 */
export function PadronOffer({ names }: { readonly names: PadronNames }) {
  const { form } = useClienteForm();
  const typed = [
    useFieldValue(form, 'primerNombre'),
    useFieldValue(form, 'segundoNombre'),
    useFieldValue(form, 'primerApellido'),
    useFieldValue(form, 'segundoApellido'),
  ];
  const offers = fields.flatMap((field, index) => {
    const name = names[field]?.trim() ?? '';
    const now = typed[index]?.trim() ?? '';
    return name === '' || name === now ? [] : [{ field, name, isFree: now === '' }];
  });
  const free = offers.filter(({ isFree }) => isFree);
  if (offers.length === 0) return null;

  const use = (chosen: readonly (typeof offers)[number][]) => {
    for (const { field, name } of chosen) {
      form.set(field, name);
      form.check(field);
    }
    // Its button has gone.
    if (chosen[0]) form.focus(chosen[0].field);
  };
  return (
    <aside className={styles['offer']} aria-label="Nombres del padrón electoral">
      <p>El padrón electoral tiene estos nombres para el documento:</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.field}>
            <span>
              {labels[offer.field]}: <strong>{offer.name}</strong>
            </span>
            {offer.isFree ? (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Usar ${offer.name} en ${labels[offer.field]}`}
                onClick={() => use([offer])}
              >
                Usar
              </Button>
            ) : (
              <span className={styles['differs']}>Difiere de lo que escribiste.</span>
            )}
          </li>
        ))}
      </ul>
      {free.length > 1 && (
        <Button variant="subtle" size="sm" onClick={() => use(free)}>
          Usar todos
        </Button>
      )}
    </aside>
  );
}
