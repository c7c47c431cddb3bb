import { type CampoNamed, type CampoTecnico, cdDato, type DatoTecnico } from './campos.ts';

/** One technical value of what is insured, by its label. */
export interface DatoNombrado {
  readonly label: string;
  readonly text: string;
}

/** A technical value that describes what is insured, as the wire has it, with the values of those that it hangs on. */
export interface DatoDescriptivo {
  readonly campo: CampoTecnico;
  readonly valor: string;
  /** By the names of the query of its lookup table. */
  readonly parents: Readonly<Record<string, string>>;
}

/** Labels by which a vehicle is known. */
const ofVehicle = ['marca', 'modelo', 'año'];

/** How many values describe anything else. */
const most = 3;

/** Whether a value of the wire is one of a technical field. */
export const isValorOf = (campo: CampoTecnico, dato: DatoTecnico): boolean =>
  dato.cdDato === campo.cdDato && dato.nuBien === campo.nuBienAsegurado;

/** A technical field with its value, and the values of those that it hangs on. */
export const describeCampo = (
  { campo, name, parents }: CampoNamed,
  valorByName: ReadonlyMap<string, string>,
): DatoDescriptivo => ({
  campo,
  valor: valorByName.get(name) ?? '',
  parents: Object.fromEntries(parents.map((parent) => [parent.param, valorByName.get(parent.name) ?? ''])),
});

/** The value of a technical field among those of the wire; empty where there is none. */
export function valorOf(campo: CampoTecnico, datos: readonly DatoTecnico[]): string {
  const own = datos.filter((dato) => isValorOf(campo, dato));
  return (own.find(({ nuConsecutivo }) => nuConsecutivo === campo.nuConsecutivo) ?? own[0])?.valor?.trim() ?? '';
}

const isVehicle = ({ campo }: CampoNamed) => ofVehicle.some((word) => campo.deDato.toLocaleLowerCase('es').startsWith(word));

/** A choice or a text: amounts, days and boxes say nothing of what a thing is, and plans are told otherwise. */
const isDescription = ({ campo: { cdTabla, tpDato, cdDato: code } }: CampoNamed) =>
  code !== cdDato.plan && code !== cdDato.opcionPlan && (typeof cdTabla === 'number' || !['N', 'C', 'F'].includes(tpDato));

/** What of the technical values tells what the first good of a quote is: make, model and year of a vehicle, else the first few. */
export function describingDatos(campos: readonly CampoNamed[], datos: readonly DatoTecnico[]): readonly DatoDescriptivo[] {
  const valorByName = new Map(campos.map(({ campo, name }) => [name, valorOf(campo, datos)]));
  const nuBien = campos[0]?.campo.nuBienAsegurado;
  const filled = campos.filter(({ campo, name }) => campo.nuBienAsegurado === nuBien && valorByName.get(name) !== '');
  const vehicle = filled.filter(isVehicle);
  const chosen = vehicle.length > 0 ? vehicle : filled.filter(isDescription).slice(0, most);
  return chosen.map((named) => describeCampo(named, valorByName));
}
