import type { CatalogoName } from '../../../domain/catalogos.ts';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { CotizacionForm } from './use-cotizacion.ts';

/** The name of a field's choice; null without a choice or without its entry in the catalogue. */
export function useNombre(form: CotizacionForm['form'], field: 'producto' | 'moneda', catalogo: CatalogoName): string | null {
  return useCatalogoName(catalogo, useFieldValue(form, field)).name;
}
