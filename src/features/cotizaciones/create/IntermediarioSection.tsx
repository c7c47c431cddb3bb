import { useId } from 'react';
import { orDash } from '../../../format/text.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { ChevronDownIcon } from '../../../ui/icons/icons.tsx';
import type { CatalogoName } from '../../../domain/catalogos.ts';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import styles from './IntermediarioSection.module.css';
import type { Intermediario } from './use-intermediario.ts';

/** Falls back to the key where the catalogue has no name. */
function useName(catalogo: CatalogoName, key: number | undefined): string {
  const { name, isLoading } = useCatalogoName(catalogo, String(key));
  return name ?? (isLoading || key === undefined ? '' : String(key));
}

/** Company, branch and region of the intermediary, foldable (specification 2, section 2). */
export function IntermediarioSection({ intermediario }: { readonly intermediario: Intermediario }) {
  const { usuario } = usePortal();
  const id = useId();
  const { status, region, retry } = intermediario;
  const entidad = useName('entidades', intermediario.entidad);
  const sucursal = useName('sucursales', region?.cdSucursal);
  const nombreRegion = useName('regiones', region?.cdRegion);
  const nombre = usuario.mediadorName ?? usuario.name;
  return (
    <div className={styles['section']}>
      <details aria-labelledby={id}>
        <summary className={styles['line']}>
          <h2 id={id}>Intermediario</h2>
          <span>{[nombre, entidad].filter(Boolean).join(' · ')}</span>
          <ChevronDownIcon className={styles['mark'] ?? ''} />
        </summary>
        <Facts
          dense
          facts={[
            ['Entidad', orDash(entidad)],
            ['Sucursal', orDash(sucursal)],
            ['Código de intermediario', String(usuario.codeMediador)],
            ['Nombre del intermediario', orDash(nombre)],
            ['Región', orDash(nombreRegion)],
          ]}
        />
      </details>
      {status === 'failed' && (
        <p>
          No se pudo consultar tu región. <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      )}
      {status === 'ready' && region === null && <p>No tienes una región configurada: consulta con el centro de soporte.</p>}
    </div>
  );
}
