import { orDash } from '../../../format/text.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import type { CatalogoName } from '../../../domain/catalogos.ts';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { Intermediario } from './use-intermediario.ts';

/** The name of an entry, its key while the name is not here. */
function useName(catalogo: CatalogoName, key: number | undefined): string {
  const { name, isLoading } = useCatalogoName(catalogo, String(key));
  return name ?? (isLoading || key === undefined ? '' : String(key));
}

/** For whom is quoted: the company, branch and region of the intermediary (specification 2, section 2). */
export function IntermediarioSection({ intermediario }: { readonly intermediario: Intermediario }) {
  const { usuario } = usePortal();
  const { status, region, retry } = intermediario;
  const entidad = useName('entidades', intermediario.entidad);
  const sucursal = useName('sucursales', region?.cdSucursal);
  const nombreRegion = useName('regiones', region?.cdRegion);
  return (
    <FieldGroup title="Intermediario" level={2} plain>
      <Facts
        dense
        facts={[
          ['Entidad', orDash(entidad)],
          ['Sucursal', orDash(sucursal)],
          ['Código de intermediario', String(usuario.codeMediador)],
          ['Nombre del intermediario', orDash(usuario.mediadorName ?? usuario.name)],
          ['Región', orDash(nombreRegion)],
        ]}
      />
      {status === 'failed' && (
        <p>
          No se pudo consultar tu región. <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      )}
      {status === 'ready' && region === null && <p>No tienes una región configurada: consulta con el centro de soporte.</p>}
    </FieldGroup>
  );
}
