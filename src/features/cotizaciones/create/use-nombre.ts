import type { CatalogoName } from '../../../domain/catalogos.ts';
import { useCatalogo } from '../../../wiring/catalogo/use-catalogo.ts';
import { useFieldValue } from '../../../wiring/form/app-form.ts';
import type { CotizacionForm } from './use-cotizacion.ts';

/** The name of what is chosen in a field; null while nothing is, and where its catalogue does not have it. */
export function useNombre(form: CotizacionForm['form'], field: 'producto' | 'moneda', catalogo: CatalogoName): string | null {
  const key = useFieldValue(form, field);
  const { options } = useCatalogo(catalogo);
  return options.find((option) => option.key === key)?.nombre ?? null;
}
