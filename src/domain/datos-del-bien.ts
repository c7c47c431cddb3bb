import { type DatoDescriptivo, describeCampo, isValorOf, valorOf } from './bien.ts';
import { type CampoTecnico, type DatoTecnico, nameCampos } from './campos.ts';

/** Labels that identify a vehicle, in order; other fields follow in the service's order. */
const knownBy = ['marca', 'modelo', 'versión', 'año', 'chasis', 'placa'];

const mostAtOnce = 6;

/** A technical value of an insured good. */
export interface DatoDelBien extends DatoDescriptivo {
  readonly name: string;
  readonly label: string;
}

/** The values that are shown at first, and the rest. */
export interface DatosDelBien {
  readonly first: readonly DatoDelBien[];
  readonly rest: readonly DatoDelBien[];
}

const rankOf = ({ label }: DatoDelBien) => {
  const place = knownBy.findIndex((word) => label.toLocaleLowerCase('es').startsWith(word));
  return place === -1 ? knownBy.length : place;
};

/**
 * All technical values of the insured goods, by the labels of their fields. `changed` are values
 * newer than the quote's, and fields that the quote lacks.
 */
export function datosDelBien(
  quoted: { readonly campos: readonly CampoTecnico[]; readonly datos: readonly DatoTecnico[] },
  changed: { readonly campos: readonly CampoTecnico[]; readonly datos: readonly DatoTecnico[] },
): DatosDelBien {
  const isOwn = (campo: CampoTecnico) =>
    quoted.campos.some((one) => one.cdDato === campo.cdDato && one.nuBienAsegurado === campo.nuBienAsegurado);
  const campos = [...quoted.campos, ...changed.campos.filter((campo) => !isOwn(campo))];
  const named = nameCampos(campos);
  const valorByName = new Map(
    named.map(({ campo, name }) => {
      const newer = changed.datos.find((dato) => isValorOf(campo, dato));
      return [name, newer ? (newer.valor?.trim() ?? '') : valorOf(campo, quoted.datos)] as const;
    }),
  );
  const goods = [...new Set(campos.map(({ nuBienAsegurado }) => nuBienAsegurado))];
  const all = named
    .filter(({ name }) => valorByName.get(name) !== '')
    .map((one): DatoDelBien => {
      const { deDato, nuBienAsegurado } = one.campo;
      const label = goods.length > 1 ? `${deDato} (bien ${goods.indexOf(nuBienAsegurado) + 1})` : deDato;
      return { name: one.name, label, ...describeCampo(one, valorByName) };
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const each = Math.max(1, Math.floor(mostAtOnce / Math.max(1, goods.length)));
  const tells = (of: readonly DatoDelBien[]) => {
    const known = of.filter((dato) => rankOf(dato) < knownBy.length);
    return (known.length > 0 ? known : of).slice(0, each);
  };
  const first = goods.flatMap((good) => tells(all.filter(({ campo }) => campo.nuBienAsegurado === good))).slice(0, mostAtOnce);
  return { first, rest: all.filter((dato) => !first.includes(dato)) };
}
