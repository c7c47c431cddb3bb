import { Link } from 'wouter';
import { canBeLookedUp, type Documento } from '../../../domain/documents.ts';
import { clientePath } from '../../../domain/paths.ts';
import { nameOfPersona } from '../../../domain/persona.ts';
import { type ClienteFound, defineFetchClienteByDocumentoActor } from '../../../machines/actors/personas.ts';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { type FetchDefinition, useFetch } from '../../../kit/portal/use-fetch.ts';
import styles from './ListOwner.module.css';
import { Words } from '../../../ui/text/Words.tsx';

const owner: FetchDefinition<ClienteFound | null, Documento | null> = {
  operation: 'fetchClienteByDocumento',
  defineLoad: defineFetchClienteByDocumentoActor,
};

function Owner({ documento }: { readonly documento: Documento }) {
  const { status, data, failure, retry } = useFetch(owner, documento);
  return (
    <output className={styles['owner']}>
      {failure && (
        <>
          <Words>No se pudo consultar de quién es este documento. </Words>
          <InlineAction onClick={retry}>Reintentar</InlineAction>
        </>
      )}
      {status === 'ready' && data && (
        <>
          <Words>De </Words>
          <strong>{nameOfPersona(data)}</strong>
          <Words>. </Words>
          <Link href={clientePath(data.id)}>Volver al cliente</Link>
        </>
      )}
    </output>
  );
}

/** Names the client whose document filters a list; empty for an unknown document. */
export function ListOwner({
  filter,
}: {
  readonly filter: { readonly tipoDocumento?: string; readonly numeroDocumento?: string };
}) {
  const documento = { tipoDocumento: filter.tipoDocumento ?? '', nuDocumento: filter.numeroDocumento ?? '' };
  return canBeLookedUp(documento) ? <Owner documento={documento} /> : null;
}
