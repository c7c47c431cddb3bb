import { clientePath } from '../../../domain/paths.ts';
import { formatDay } from '../../../format/dates.ts';
import { orDash } from '../../../format/text.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Note } from '../../../ui/feedback/Note.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { FieldGroup } from '../../../ui/layout/FieldGroup.tsx';
import { useCatalogoName } from '../../../kit/catalogo/use-catalogo-name.ts';
import { firstEmail } from '../../shared/cliente/use-whole-cliente.ts';
import type { NegocioActor } from '../../shared/cotizacion/open-negocio.ts';
import { usePersona } from '../../shared/cotizacion/use-persona.ts';
import { idSeccion, nombreSeccion } from './secciones.ts';
import type { Persona } from './look-ups.ts';
import type { EmisionForm } from './use-emision.ts';

export interface ContratanteSectionProps {
  readonly contratante: EmisionForm['contratante'];
  readonly negocio: NegocioActor;
}

/** The contracting party: the quote's applicant. */
export function ContratanteSection({ contratante, negocio }: ContratanteSectionProps) {
  const { status, persona, retry } = contratante;
  return (
    <FieldGroup title={nombreSeccion.contratante} id={idSeccion('contratante')} level={2} plain>
      {status === 'loading' && <output>Buscando el cliente…</output>}
      {status === 'failed' && (
        <p>
          No se pudo buscar el cliente. <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      )}
      {status === 'missing' && (
        <Note tone="danger">El solicitante de esta cotización no es cliente tuyo: la póliza no se puede emitir.</Note>
      )}
      {persona && <PersonaFacts key={persona.id} persona={persona} negocio={negocio} />}
    </FieldGroup>
  );
}

function PersonaFacts({ persona, negocio }: { readonly persona: Persona; readonly negocio: NegocioActor }) {
  const { id, nombre, tipoDocumento, nuDocumento } = persona;
  const { status, data, retry } = usePersona(negocio, id);
  const { name } = useCatalogoName('tipoDocumentos', tipoDocumento);
  const later = status === 'loading' ? '…' : '--';
  return (
    <>
      <Facts
        dense
        facts={[
          ['Nombre completo o razón social', nombre],
          ['Tipo de documento', name ?? orDash(tipoDocumento)],
          ['Número de documento', formatDocumento(tipoDocumento, nuDocumento), 'copy'],
          ['Fecha de nacimiento', data ? formatDay(data.fechaNacimiento) : later],
          ['Correo electrónico', data ? orDash(firstEmail(data)) : later],
        ]}
      />
      {status === 'failed' && (
        <p>
          No se pudieron consultar su fecha de nacimiento y su correo. <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      )}
      <LinkButton href={clientePath(id)} variant="outline" size="sm">
        Ver cliente
      </LinkButton>
    </>
  );
}
