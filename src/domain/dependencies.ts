import { type CatalogoName, type CatalogoParents, definitionOf } from './catalogos.ts';

/** How a field depends on other fields of its form. */
export interface FieldDependency {
  readonly catalogo?: CatalogoName;
  /** The catalogue's parents by their contract names → the fields that hold them. */
  readonly parents?: Readonly<Record<string, string>>;
  readonly after?: readonly string[];
  /** Fields whose change empties this one, besides those of `parents`. */
  readonly clearedBy?: readonly string[];
  /** Whether the field survives a change of its parents while the new list has its value. */
  readonly keeps?: true;
}

/** The dependent fields of one form. */
export type DependencyTable = Readonly<Record<string, FieldDependency>>;

/** Fields of the client form (specification 1, section 4, "Dependent fields"; assumptions C4). */
export const clienteDependencies: DependencyTable = {
  idPais: { catalogo: 'paises', after: ['idTipoPersona'], clearedBy: ['idTipoPersona'] },
  idTipoDocumento: {
    catalogo: 'tipoDocumentos',
    parents: { idPais: 'idPais', idTipoPersona: 'idTipoPersona' },
    after: ['idTipoPersona', 'idPais'],
  },
  nuDocumento: { after: ['idTipoDocumento'], clearedBy: ['idTipoPersona', 'idPais', 'idTipoDocumento'] },
  idActividadEconomica: { catalogo: 'actividadesEconomicas', parents: { idTipoPersona: 'idTipoPersona' }, keeps: true },
  actividadEconomicaAdc: { catalogo: 'actividadesEconomicas', parents: { idTipoPersona: 'idTipoPersona' }, keeps: true },
  idProvincia: { catalogo: 'provincias', parents: { idPais: 'paisNacimiento' } },
  idCiudad: { catalogo: 'ciudades', parents: { idProvincia: 'idProvincia' } },
};

/** Fields of the address form (specification 1, section 4). */
export const direccionDependencies: DependencyTable = {
  idProvincia: { catalogo: 'provincias', parents: { idPais: 'idPais' } },
  idCiudad: { catalogo: 'ciudades', parents: { idProvincia: 'idProvincia' } },
  idMunicipio: { catalogo: 'municipios', parents: { idProvincia: 'idProvincia' } },
  idZona: { catalogo: 'zonas', parents: { idCiudad: 'idCiudad' } },
};

/** Fields of a client's document (specification 2, section 2); the number may come first. */
export const documentoDependencies: DependencyTable = {
  numeroDocumento: { clearedBy: ['tipoDocumento'] },
};

/** Fields of a new request (specification 2, section 4). */
export const solicitudDependencies: DependencyTable = {
  motivo: { catalogo: 'solicitudMotivos', parents: { idTipoMovimiento: 'tipoSolicitud' } },
  ...documentoDependencies,
};

type Values = Readonly<Record<string, string | null | undefined>>;

/** The fields that a change of `changed` empties, directly or through others, nearest first. */
export function fieldsClearedBy(table: DependencyTable, changed: string): readonly string[] {
  const cleared: string[] = [];
  const visit = (source: string) => {
    for (const [field, { parents, clearedBy, keeps }] of Object.entries(table)) {
      const causes = [...(clearedBy ?? []), ...(keeps ? [] : Object.values(parents ?? {}))];
      if (!causes.includes(source) || cleared.includes(field) || field === changed) continue;
      cleared.push(field);
      visit(field);
    }
  };
  visit(changed);
  return cleared;
}

/** The first field that must be filled before `field`; null for none. */
export function missingBefore(table: DependencyTable, field: string, values: Values): string | null {
  const { after = [], catalogo, parents = {} } = table[field] ?? {};
  const required = catalogo ? (definitionOf(catalogo).required ?? []) : [];
  const needed = [...after, ...Object.entries(parents).flatMap(([name, holder]) => (required.includes(name) ? [holder] : []))];
  return needed.find((holder) => !values[holder]) ?? null;
}

/** The chosen parents of a field's catalogue; null while a required one is missing. */
export function parentsFor(table: DependencyTable, field: string, values: Values): CatalogoParents | null {
  if (missingBefore(table, field, values) !== null) return null;
  const chosen: Record<string, string> = {};
  for (const [name, holder] of Object.entries(table[field]?.parents ?? {})) {
    const value = values[holder];
    if (value) chosen[name] = value;
  }
  return chosen;
}
