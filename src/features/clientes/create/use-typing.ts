import { useCallback, useEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { cardBrand, tipoCuentaTarjeta } from '../../../domain/cards.ts';
import type { CatalogoOption } from '../../../domain/catalogos.ts';
import { fieldsClearedBy } from '../../../domain/dependencies.ts';
import { foldText } from '../../../format/text.ts';
import type { TextControl } from '../../../ui/fields/quiet-typing.ts';
import { type PortalContextValue, usePortal } from '../../../wiring/portal/portal-context.tsx';
import { watchPresses } from '../../../wiring/form/pointer-press.ts';
import { optionsInCatalogo, whenCatalogo } from '../../../wiring/catalogo/when-catalogo.ts';
import { type ClienteForm, createResolver, dependenciesOf, type FieldName } from '../form/cliente-form.ts';
import { type ClienteValues, noCliente } from '../form/cliente-values.ts';
import { createPatientForm } from './pending-text.ts';
import { joinNames } from '../form/to-request.ts';

type Form = UseFormReturn<ClienteValues>;
type Catalogos = PortalContextValue['catalogos'];

const silent = () => undefined;
const nombres: readonly string[] = ['primerNombre', 'segundoNombre', 'primerApellido', 'segundoApellido'];

const onlyOfCards = ['entrada.domicilio.idTipoTarjeta', 'entrada.domicilio.mes', 'entrada.domicilio.anio'];

/** The cheque beneficiary follows the names until the person writes one (specification 1, section 4). */
function followNames(form: Form): void {
  const values = form.getValues();
  if (!values.beneficiarioTyped) form.setValue('beneficiarioCheque', joinNames(values).slice(0, 400));
}

/** Suggests the card type that the first digit of the number tells, over nothing but an empty field or the suggestion before it. */
function createCardSuggestion(form: Form, catalogos: Catalogos) {
  let before = '';
  const suggest = (options: readonly CatalogoOption[]) => {
    const { idTipoCuenta, idTipoTarjeta, noCuenta } = form.getValues('entrada.domicilio');
    const brand = idTipoCuenta === tipoCuentaTarjeta ? cardBrand(noCuenta) : null;
    if (brand === null) return;
    const suggested = options.find(({ nombre }) => foldText(nombre).includes(foldText(brand)))?.key;
    if (!suggested || (idTipoTarjeta !== '' && idTipoTarjeta !== before)) return;
    before = suggested;
    if (idTipoTarjeta !== suggested) form.setValue('entrada.domicilio.idTipoTarjeta', suggested);
  };
  return (signal: AbortSignal) => {
    // At once where it can be: the next key may add the row.
    const options = optionsInCatalogo(catalogos, 'tipoTarjetas', {});
    if (options.length > 0) suggest(options);
    else void whenCatalogo(catalogos, 'tipoTarjetas', {}, signal).then(suggest, silent);
  };
}

const activities = ['idActividadEconomica', 'actividadEconomicaAdc'] as const;

/**
 * Empties the economic activities with the person type that they belong to, and gives back those that the new list has too: between the two
 * nothing stale can be sent.
 */
function createActivityKeeper(form: Form, catalogos: Catalogos) {
  let running = new AbortController();
  let kept: Partial<Record<(typeof activities)[number], string>> = {};
  return async (idTipoPersona: string, session: AbortSignal) => {
    running.abort();
    running = new AbortController();
    for (const field of activities) {
      const value = form.getValues(field);
      if (value) kept[field] = value;
      form.setValue(field, '');
    }
    if (!idTipoPersona) return;
    const signal = AbortSignal.any([running.signal, session]);
    const options = await whenCatalogo(catalogos, 'actividadesEconomicas', { idTipoPersona }, signal);
    for (const field of activities) {
      const value = kept[field];
      if (value && form.getValues(field) === '' && options.some(({ key }) => key === value)) form.setValue(field, value);
    }
    kept = {};
  };
}

/** The first group is preselected when none is set, the one with id 1 before all (specification 1, section 4; decisions, "Clients"). */
async function presetGroup(form: Form, catalogos: Catalogos, signal: AbortSignal) {
  const options = await whenCatalogo(catalogos, 'grupoPersonas', {}, signal);
  const preset = options.find(({ key }) => key === '1') ?? options[0];
  if (preset && form.getValues('idGrupoPersona') === '') form.setValue('idGrupoPersona', preset.key);
}

/** What fields do to each other (specification 1, section 4, "Dependent fields"): all of it in the change itself. */
function createRules(form: Form, catalogos: Catalogos) {
  let { signal, abort } = abortable();
  const keepActivities = createActivityKeeper(form, catalogos);
  const suggestCard = createCardSuggestion(form, catalogos);

  return {
    choose: (name: FieldName, value: string) => {
      if (form.getValues(name) === value) return;
      const { table, prefix } = dependenciesOf(name);
      const shouldValidate = form.getFieldState(name).invalid;
      form.setValue(name, value, { shouldDirty: true, shouldValidate });
      const cleared = fieldsClearedBy(table, name.slice(prefix.length)).map((field) => `${prefix}${field}`);
      if (name === 'entrada.domicilio.idTipoCuenta' && value !== tipoCuentaTarjeta) cleared.push(...onlyOfCards);
      for (const field of cleared) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table names fields of this form
        const dependent = field as FieldName;
        form.setValue(dependent, '');
        form.clearErrors(dependent);
      }
      if (name === 'idTipoPersona') void keepActivities(value, signal).catch(silent);
    },
    start() {
      ({ signal, abort } = abortable());
      const unsubscribe = form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined && nombres.includes(name)) followNames(form);
          else if (name === 'entrada.domicilio.noCuenta') suggestCard(signal);
        },
      });
      void presetGroup(form, catalogos, signal).catch(silent);
      return () => {
        abort();
        unsubscribe();
      };
    },
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const pressEnd = watchPresses(document);

/** The rules, answered when no press is under way: the button that a field is left for must not move from under the pointer. */
const afterPress =
  (resolve: Resolver<ClienteValues>): Resolver<ClienteValues> =>
  async (...asked) => {
    await pressEnd();
    return resolve(...asked);
  };

/** The form of a new client. `today` is a day string. */
export function useTyping(today: string): ClienteForm {
  const { catalogos } = usePortal();
  const [resolver] = useState(() => afterPress(createResolver(today)));
  const base = useForm<ClienteValues>({ defaultValues: noCliente, resolver, mode: 'onBlur', shouldFocusError: false });
  const [{ form, typed }] = useState(() =>
    createPatientForm(base, (name) => {
      // From now on it is the person's.
      if (name === 'beneficiarioCheque') base.setValue('beneficiarioTyped', true);
    }),
  );
  const [rules] = useState(() => createRules(form, catalogos));
  useEffect(() => rules.start(), [rules]);
  const onText = useCallback(
    (name: FieldName, control: TextControl) => {
      typed(name, control);
      // What was said to be wrong is looked at again with every key; a field without a fault costs nothing.
      if (form.getFieldState(name).invalid) void form.trigger(name);
    },
    [form, typed],
  );
  return { form, readOnly: false, today, onText, choose: rules.choose };
}
