import { useEffect, useState } from 'react';
import { tipoDocumento } from '../../../domain/documents.ts';
import { presetOption } from '../../../domain/preset-options.ts';
import { whenCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import type { AppForm, FormMethods } from '../../../kit/form/app-form.ts';
import { type PortalContextValue, usePortal } from '../../../kit/portal/portal-context.tsx';
import type { ClienteValues } from '../form/cliente-values.ts';
import { nombreCompleto } from '../form/to-request.ts';

type Form = FormMethods<ClienteValues>;
type Catalogos = PortalContextValue['catalogos'];

/** The fields that the cheque beneficiary is made of. */
const nombres: readonly string[] = [
  'idTipoPersona',
  'razonSocial',
  'primerNombre',
  'segundoNombre',
  'primerApellido',
  'segundoApellido',
];
const activities = ['idActividadEconomica', 'actividadEconomicaAdc'] as const;

/** The name as the cheque beneficiary takes it: the razón social, where there is one (assumptions D10). */
const asBeneficiario = (values: ClienteValues) => nombreCompleto(values).slice(0, 400);

/** The cheque beneficiary follows the names while it is empty or theirs (specification 1, section 4). */
function followNames(form: Form): void {
  const values = form.values();
  if (!values.beneficiarioTyped || values.beneficiarioCheque === '') form.set('beneficiarioCheque', asBeneficiario(values));
}

/** Notes whether the beneficiary is the person's own text. */
function noteBeneficiario(form: Form): void {
  const values = form.values();
  const isOwn = values.beneficiarioCheque !== '' && values.beneficiarioCheque !== asBeneficiario(values);
  if (values.beneficiarioTyped !== isOwn) form.set('beneficiarioTyped', isOwn);
}

/** Begins something anew: what was begun before is given up. */
function createLatest() {
  let running = new AbortController();
  return {
    start: () => {
      running.abort();
      running = new AbortController();
      return running.signal;
    },
    stop: () => running.abort(),
  };
}

/**
 * Empties the economic activities with the person type that they belong to, and gives back those that the new list has too: between the two
 * nothing stale can be sent.
 */
function createActivityKeeper(catalogos: Catalogos) {
  const { start, stop } = createLatest();
  let kept: Partial<Record<(typeof activities)[number], string>> = {};
  const change = async (form: Form) => {
    const signal = start();
    const { idTipoPersona } = form.values();
    for (const field of activities) {
      const value = form.values()[field];
      if (value) kept[field] = value;
      form.set(field, '');
    }
    if (!idTipoPersona) return;
    const options = await whenCatalogo(catalogos, 'actividadesEconomicas', { idTipoPersona }, signal);
    for (const field of activities) {
      const value = kept[field];
      if (value && form.values()[field] === '' && options.some(({ key }) => key === value)) form.set(field, value);
    }
    kept = {};
  };
  return { change, stop };
}

/**
 * Presets the Dominican Republic with the person type, and with an identity card its country of birth and nationality; these go again with the
 * card, unless they were changed (assumptions D10).
 */
function createDominicanPresets(catalogos: Catalogos) {
  const { start, stop } = createLatest();
  let withCedula: Partial<Record<'paisNacimiento' | 'idNacionalidad', string>> = {};
  const presetPais = async (form: Form, signal: AbortSignal) => {
    const pais = presetOption.pais(await whenCatalogo(catalogos, 'paises', {}, signal));
    if (pais && form.values().idTipoPersona !== '') form.preset('idPais', pais.key);
  };
  const presetOrigin = async (form: Form, signal: AbortSignal) => {
    const [paises, nacionalidades] = await Promise.all([
      whenCatalogo(catalogos, 'paises', {}, signal),
      whenCatalogo(catalogos, 'nacionalidades', {}, signal),
    ]);
    const options = { paisNacimiento: presetOption.pais(paises), idNacionalidad: presetOption.nacionalidad(nacionalidades) };
    for (const field of ['paisNacimiento', 'idNacionalidad'] as const) {
      const { idTipoDocumento, [field]: now } = form.values();
      const option = options[field];
      if (idTipoDocumento !== tipoDocumento.cedula || !option || now !== '') continue;
      form.preset(field, option.key);
      if (form.values()[field] === option.key) withCedula[field] = option.key;
    }
  };
  const withdrawOrigin = (form: Form) => {
    for (const field of ['paisNacimiento', 'idNacionalidad'] as const) {
      // The province and the city that were chosen hang on the country.
      if (field === 'paisNacimiento' && form.values().idProvincia !== '') continue;
      if (withCedula[field] !== undefined && form.values()[field] === withCedula[field]) form.choose(field, '');
    }
    withCedula = {};
  };
  const onFieldChange = (form: Form, name: string) => {
    if (name === 'idTipoPersona') presetPais(form, start()).catch(() => undefined);
    // The person type and the country empty the document type, too.
    if (!['idTipoPersona', 'idPais', 'idTipoDocumento'].includes(name)) return;
    if (form.values().idTipoDocumento === tipoDocumento.cedula) presetOrigin(form, start()).catch(() => undefined);
    else if (form.values().idTipoDocumento !== '') withdrawOrigin(form);
  };
  return { onFieldChange, stop };
}

/** What fields of a client do to each other beside emptying (specification 1, section 4): all of it in the change itself. */
export function useClienteRules() {
  const { catalogos } = usePortal();
  const [rules] = useState(() => {
    const activityKeeper = createActivityKeeper(catalogos);
    const dominicanPresets = createDominicanPresets(catalogos);
    return {
      stop: () => {
        activityKeeper.stop();
        dominicanPresets.stop();
      },
      onFieldChange: (form: Form, name: string) => {
        dominicanPresets.onFieldChange(form, name);
        if (nombres.includes(name)) followNames(form);
        if (name === 'beneficiarioCheque') noteBeneficiario(form);
        if (name === 'idTipoPersona') activityKeeper.change(form).catch(() => undefined);
      },
    };
  });
  useEffect(() => rules.stop, [rules]);
  return rules.onFieldChange;
}

/** The first group is preselected when none is set, the one with id 1 before all (specification 1, section 4; assumptions C7). */
export function usePresetGroup(form: AppForm<ClienteValues>): void {
  const { catalogos } = usePortal();
  const { preset } = form;
  useEffect(() => {
    const gone = new AbortController();
    whenCatalogo(catalogos, 'grupoPersonas', {}, gone.signal).then(
      (options) => {
        const group = options.find(({ key }) => key === '1') ?? options[0];
        if (group) preset('idGrupoPersona', group.key);
      },
      () => undefined,
    );
    return () => gone.abort();
  }, [catalogos, preset]);
}
