import type { FieldMethods, FormMethods } from '../../../kit/form/app-form.ts';
import type { PresetsEmitted } from '../../../machines/cliente/presets-machine.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import type { ClienteValues } from '../form/cliente-values.ts';
import { nombreCompleto } from '../form/to-request.ts';

type Form = FormMethods<ClienteValues>;

/** The fields that determine the cheque beneficiary. */
const nombres: readonly string[] = [
  'idTipoPersona',
  'razonSocial',
  'primerNombre',
  'segundoNombre',
  'primerApellido',
  'segundoApellido',
];
/** The type of a document, and the choices that it depends on. */
const personas: readonly string[] = ['idTipoPersona', 'idPais', 'idTipoDocumento'];
const activities = ['idActividadEconomica', 'actividadEconomicaAdc'] as const;

/** The beneficiary's name: the razón social if given, otherwise the names (assumptions D10). */
const asBeneficiario = (values: ClienteValues) => nombreCompleto(values).slice(0, 400);

/** Copies the name until the user types another beneficiary (specification 1, section 4). */
function followNames(form: Form): void {
  const values = form.values();
  if (!values.beneficiarioTyped || values.beneficiarioCheque === '') form.set('beneficiarioCheque', asBeneficiario(values));
}

/** Notes whether the user typed the beneficiary. */
function noteBeneficiario(form: Form): void {
  const values = form.values();
  const isOwn = values.beneficiarioCheque !== '' && values.beneficiarioCheque !== asBeneficiario(values);
  if (values.beneficiarioTyped !== isOwn) form.set('beneficiarioTyped', isOwn);
}

/** Empties the economic activities, which belong to a person type; returns the former ones. */
function emptyActividades(form: Form): Readonly<Record<string, string>> {
  const held = activities.map((field) => [field, form.values()[field]] as const).filter(([, key]) => key !== '');
  for (const field of activities) form.set(field, '');
  return Object.fromEntries(held);
}

/** The event for a change of person type, country or type of document. */
export function personaChanged({ idTipoPersona, idPais, idTipoDocumento }: ClienteValues) {
  return { type: 'persona.changed', idTipoPersona, idPais, idTipoDocumento } as const;
}

/** The events that a form sends its presets. */
export type PresetsFormEvent =
  | ReturnType<typeof personaChanged>
  | {
      readonly type: 'tipoPersona.changed';
      readonly idTipoPersona: string;
      readonly actividades: Readonly<Record<string, string>>;
    }
  | { readonly type: 'origen.taken'; readonly taken: Readonly<Record<string, string>> };

/** Applies a changed field to others, besides emptying dependents (specification 1, section 4). */
export function followChange(form: Form, name: string, send: (event: PresetsFormEvent) => void): void {
  if (name === 'idTipoPersona') {
    const actividades = emptyActividades(form);
    send({ type: 'tipoPersona.changed', idTipoPersona: form.values().idTipoPersona, actividades });
  }
  if (personas.includes(name)) send(personaChanged(form.values()));
  if (nombres.includes(name)) followNames(form);
  if (name === 'beneficiarioCheque') noteBeneficiario(form);
}

/** Presets the empty choices; returns those that the form accepted. */
function presetEmpty(form: Form, choices: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const taken = Object.entries(choices).filter(([field, key]) => {
    if (form.valueOf(field) !== '') return false;
    form.preset(field, key);
    return form.valueOf(field) === key;
  });
  return Object.fromEntries(taken);
}

function presetAgain(form: FieldMethods, choices: Readonly<Record<string, string>>): void {
  for (const [field, key] of Object.entries(choices)) if (form.valueOf(field) === '') form.set(field, key);
}

/** Applies an event of the presets to empty fields, or withdraws unchanged presets. */
export function fillPresets(form: Form, event: PresetsEmitted, send: (event: PresetsFormEvent) => void): void {
  switch (event.type) {
    case 'preset':
      presetEmpty(form, event.choices);
      return;
    case 'origen.offered':
      send({ type: 'origen.taken', taken: presetEmpty(form, event.choices) });
      return;
    case 'actividades.kept':
      presetAgain(form, event.choices);
      return;
    case 'origen.withdrawn':
      for (const [field, key] of Object.entries(event.choices)) {
        // A chosen province and city depend on the country.
        const isHeld = field === 'paisNacimiento' && form.values().idProvincia !== '';
        if (!isHeld && form.valueOf(field) === key) form.choose(field, '');
      }
      return;
    case 'documento.offered': {
      const { idTipoDocumento, nuDocumento } = form.values();
      if (idTipoDocumento !== '' || nuDocumento !== '') return;
      for (const [field, key] of Object.entries(event.choices)) form.choose(field, key);
      form.choose('idTipoDocumento', event.tipoDocumento);
      form.set('nuDocumento', formatDocumento(event.tipoDocumento, event.nuDocumento));
    }
  }
}
