import type { CatalogoName } from '../../../domain/catalogos.ts';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import { useFieldValue } from '../../../kit/form/app-form.ts';
import type { CotizacionForm } from './use-cotizacion.ts';

/** The name of what is chosen in a field; null while nothing is, and where its catalogue does not have it. */
export function useNombre(form: CotizacionForm['form'], field: 'producto' | 'moneda', catalogo: CatalogoName): string | null {
  return useCatalogoName(catalogo, useFieldValue(form, field)).name;
}
