import type { FieldMethods, FormMethods } from '../../../kit/form/app-form.ts';
import type { PresetsEmitted } from '../../../machines/cliente/presets-machine.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import type { ClienteValues } from '../form/cliente-values.ts';
import { nombreCompleto } from '../form/to-request.ts';

type Form = FormMethods<ClienteValues>;

/** The fields that the cheque beneficiary is made of. */
const nombres: readonly string[] = [
  'idTipoPersona',
  'razonSocial',
  'primerNombre',
  'segundoNombre',
  'primerApellido',
  'segundoApellido',
];
/** The choices that the type of a document hangs on, and that type. */
const personas: readonly string[] = ['idTipoPersona', 'idPais', 'idTipoDocumento'];
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

/** Empties the economic activities with the person type that they belong to; gives those that there were. */
function emptyActividades(form: Form): Readonly<Record<string, string>> {
  const held = activities.map((field) => [field, form.values()[field]] as const).filter(([, key]) => key !== '');
  for (const field of activities) form.set(field, '');
  return Object.fromEntries(held);
}

/** What the presets hear of the form. */
export function personaChanged({ idTipoPersona, idPais, idTipoDocumento }: ClienteValues) {
  return { type: 'persona.changed', idTipoPersona, idPais, idTipoDocumento } as const;
}

/** What the presets hear of a change. */
export type PresetsTold =
  | ReturnType<typeof personaChanged>
  | {
      readonly type: 'tipoPersona.changed';
      readonly idTipoPersona: string;
      readonly actividades: Readonly<Record<string, string>>;
    }
  | { readonly type: 'origen.taken'; readonly taken: Readonly<Record<string, string>> };

/** What fields of a client do to each other beside emptying (specification 1, section 4): all of it in the change itself. */
export function followChange(form: Form, name: string, tell: (event: PresetsTold) => void): void {
  if (name === 'idTipoPersona') {
    const actividades = emptyActividades(form);
    tell({ type: 'tipoPersona.changed', idTipoPersona: form.values().idTipoPersona, actividades });
  }
  if (personas.includes(name)) tell(personaChanged(form.values()));
  if (nombres.includes(name)) followNames(form);
  if (name === 'beneficiarioCheque') noteBeneficiario(form);
}

/** Presets those of the choices that are empty; gives those that the form took. */
function presetEmpty(form: Form, choices: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const taken = Object.entries(choices).filter(([field, key]) => {
    if (form.valueOf(field) !== '') return false;
    form.preset(field, key);
    return form.valueOf(field) === key;
  });
  return Object.fromEntries(taken);
}

/** Gives fields that are empty what they held before. */
function presetAgain(form: FieldMethods, choices: Readonly<Record<string, string>>): void {
  for (const [field, key] of Object.entries(choices)) if (form.valueOf(field) === '') form.set(field, key);
}

/** Does what the presets say: no field that holds anything is changed, but those that still hold what is withdrawn. */
export function fillPresets(form: Form, said: PresetsEmitted, tell: (event: PresetsTold) => void): void {
  switch (said.type) {
    case 'preset':
      presetEmpty(form, said.choices);
      return;
    case 'origen.offered':
      tell({ type: 'origen.taken', taken: presetEmpty(form, said.choices) });
      return;
    case 'actividades.kept':
      presetAgain(form, said.choices);
      return;
    case 'origen.withdrawn':
      for (const [field, key] of Object.entries(said.choices)) {
        // The province and the city that were chosen hang on the country.
        const isHeld = field === 'paisNacimiento' && form.values().idProvincia !== '';
        if (!isHeld && form.valueOf(field) === key) form.choose(field, '');
      }
      return;
    case 'documento.offered': {
      const { idTipoDocumento, nuDocumento } = form.values();
      if (idTipoDocumento !== '' || nuDocumento !== '') return;
      for (const [field, key] of Object.entries(said.choices)) form.choose(field, key);
      form.choose('idTipoDocumento', said.tipoDocumento);
      form.set('nuDocumento', formatDocumento(said.tipoDocumento, said.nuDocumento));
    }
  }
}
