import { cardBrand, tipoCuentaTarjeta } from '../../../domain/cards.ts';
import type { CatalogoOption } from '../../../domain/catalogos.ts';
import { foldText } from '../../../format/text.ts';
import type { FormMethods } from '../../../kit/form/app-form.ts';
import type { DomicilioValues } from './cliente-values.ts';

type Form = Pick<FormMethods<DomicilioValues>, 'values' | 'set' | 'clearErrors'>;

/** The loaded types of cards, and a promise of them. */
interface CardTypes {
  readonly now: () => readonly CatalogoOption[];
  readonly when: (signal: AbortSignal) => Promise<unknown>;
}

const onlyOfCards = ['idTipoTarjeta', 'mes', 'anio'] as const;

/**
 * Suggests a card's type from the number's first digit, over an empty field or a suggestion.
 * `opened` is the number of a reopened row, whose type may be a suggestion.
 */
export function createCardRules(types: CardTypes, opened: string) {
  const suggestionFor = (brand: string | null) =>
    brand === null ? undefined : types.now().find(({ nombre }) => foldText(nombre).includes(foldText(brand)))?.key;
  let before = suggestionFor(cardBrand(opened)) ?? '';
  const controller = new AbortController();
  const suggest = (form: Form) => {
    const { idTipoCuenta, idTipoTarjeta, noCuenta } = form.values();
    const brand = idTipoCuenta === tipoCuentaTarjeta ? cardBrand(noCuenta) : null;
    if (idTipoTarjeta !== '' && idTipoTarjeta !== before) return;
    if (brand === null) {
      if (idTipoTarjeta !== '' && idTipoCuenta === tipoCuentaTarjeta) form.set('idTipoTarjeta', '');
      return;
    }
    if (types.now().length === 0) {
      types.when(controller.signal).then(
        () => suggest(form),
        () => undefined,
      );
      return;
    }
    const suggested = suggestionFor(brand);
    if (suggested === undefined || idTipoTarjeta === suggested) return;
    before = suggested;
    form.set('idTipoTarjeta', suggested);
  };
  const onFieldChange = (form: Form, name: string) => {
    if (name === 'noCuenta' || name === 'idTipoCuenta') suggest(form);
    if (name !== 'idTipoCuenta' || form.values().idTipoCuenta === tipoCuentaTarjeta) return;
    for (const field of onlyOfCards) {
      form.set(field, '');
      form.clearErrors(field);
    }
  };
  return { onFieldChange, stop: () => controller.abort() };
}
