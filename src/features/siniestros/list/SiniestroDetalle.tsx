import type { CatalogoName } from '../../../domain/catalogos.ts';
import { orDash } from '../../../format/text.ts';
import type { SiniestroRow } from '../../../machines/actors/siniestros.ts';
import { useCatalogoNames } from '../../../kit/list/use-catalogo-names.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { Detalle } from '../Detalle.tsx';
import { siniestroFacts } from './siniestro-facts.tsx';

const catalogos: readonly CatalogoName[] = ['tipoDocumentos'];

/** 'Detalle de siniestro' (specification 2, section 2), from the row alone (assumptions P1). */
export function SiniestroDetalle({ row }: { readonly row: SiniestroRow }) {
  const { pathOf } = usePortal();
  const tipo = orDash(row.tipoDocumento);
  const nombre = useCatalogoNames(catalogos).get('tipoDocumentos')?.get(tipo) ?? tipo;
  return <Detalle {...siniestroFacts(row, nombre, pathOf)} />;
}
