import { type CampoNamed, type CampoTecnico, cdDato, type DatoTecnico } from './campos.ts';

/** One technical value of an insured good, with its label. */
export interface DatoNombrado {
  readonly label: string;
  readonly text: string;
}

/** A technical value that describes an insured good, as on the wire. */
export interface DatoDescriptivo {
  readonly campo: CampoTecnico;
  readonly valor: string;
  /** Values of the fields that it depends on, by query name of its lookup table. */
  readonly parents: Readonly<Record<string, string>>;
}

const ofVehicle = ['marca', 'modelo', 'año'];

const most = 3;

/** Whether a value of the wire belongs to a technical field. */
export const isValorOf = (campo: CampoTecnico, dato: DatoTecnico): boolean =>
  dato.cdDato === campo.cdDato && dato.nuBien === campo.nuBienAsegurado;

/** A technical field with its value, and the values of the fields that it depends on. */
export const describeCampo = (
  { campo, name, parents }: CampoNamed,
  valorByName: ReadonlyMap<string, string>,
): DatoDescriptivo => ({
  campo,
  valor: valorByName.get(name) ?? '',
  parents: Object.fromEntries(parents.map((parent) => [parent.param, valorByName.get(parent.name) ?? ''])),
});

/** The value of a technical field on the wire; empty for none. */
export function valorOf(campo: CampoTecnico, datos: readonly DatoTecnico[]): string {
  const own = datos.filter((dato) => isValorOf(campo, dato));
  return (own.find(({ nuConsecutivo }) => nuConsecutivo === campo.nuConsecutivo) ?? own[0])?.valor?.trim() ?? '';
}

const isVehicle = ({ campo }: CampoNamed) => ofVehicle.some((word) => campo.deDato.toLocaleLowerCase('es').startsWith(word));

/** Amounts, days and boxes don't describe a thing, and plans are shown elsewhere. */
const isDescription = ({ campo: { cdTabla, tpDato, cdDato: code } }: CampoNamed) =>
  code !== cdDato.plan && code !== cdDato.opcionPlan && (typeof cdTabla === 'number' || !['N', 'C', 'F'].includes(tpDato));

/** The values that describe the first good of a quote, such as a vehicle's make, model and year. */
export function describingDatos(campos: readonly CampoNamed[], datos: readonly DatoTecnico[]): readonly DatoDescriptivo[] {
  const valorByName = new Map(campos.map(({ campo, name }) => [name, valorOf(campo, datos)]));
  const nuBien = campos[0]?.campo.nuBienAsegurado;
  const filled = campos.filter(({ campo, name }) => campo.nuBienAsegurado === nuBien && valorByName.get(name) !== '');
  const vehicle = filled.filter(isVehicle);
  const chosen = vehicle.length > 0 ? vehicle : filled.filter(isDescription).slice(0, most);
  return chosen.map((named) => describeCampo(named, valorByName));
}
