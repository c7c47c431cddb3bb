import { useMemo } from 'react';
import type { CatalogoParents } from '../../../domain/catalogos.ts';
import { presetOption } from '../../../domain/preset-options.ts';
import { useCatalogo } from '../../../kit/catalogo/use-catalogo.ts';
import type { Presets } from '../../../kit/form/record-rows.ts';

/** The presets of a new row: the Dominican Republic and 'Activo' (assumptions D10). */
export function useRowPresets(estatus: CatalogoParents): Presets {
  const idPais = presetOption.pais(useCatalogo('paises').options)?.key;
  const idStatus = presetOption.estatus(useCatalogo('tablaCodigos', estatus).options)?.key;
  return useMemo(
    () => ({ ...(idPais !== undefined && { idPais }), ...(idStatus !== undefined && { idStatus }) }),
    [idPais, idStatus],
  );
}
