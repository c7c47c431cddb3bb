import { useEffect, useState } from 'react';
import { settledCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useAppFormContext } from '../../../kit/form/app-form.ts';
import { FormChoice } from '../../../kit/form/FormChoice.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useLastQuoted } from '../cotizacion/use-last-quoted.ts';
import { usePreferences } from '../../../kit/portal/use-preferences.ts';

/** Presets `entidad` with the user's company, the last report's or the only one. */
export function EntidadChoice() {
  const form = useAppFormContext();
  const { catalogos, usuario } = usePortal();
  const [{ informes }] = usePreferences();
  // Read once: a report in another tab must not refill a field that the user emptied here.
  const [last] = useState(informes['entidad']);
  useEffect(() => {
    const controller = new AbortController();
    const preset = async () => {
      const options = await settledCatalogo(catalogos, 'entidades', {}, controller.signal);
      const find = (wanted: string | undefined) => options?.find(({ key }) => key === wanted);
      const entidad = find(String(usuario.entidad)) ?? find(last) ?? (options?.length === 1 ? options[0] : undefined);
      if (entidad) form.preset('entidad', entidad.key);
    };
    preset().catch(() => undefined);
    return () => controller.abort();
  }, [form, catalogos, usuario, last]);
  const quoted = useLastQuoted();
  return <FormChoice name="entidad" catalogo="entidades" first={quoted.entidad} />;
}
