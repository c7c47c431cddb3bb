import { autorizaIntermediarios, role, type Usuario } from '../../domain/usuario.ts';
import { formatDocumento } from '../../format/typed-documents.ts';
import { type Fact, Facts } from '../../ui/layout/Facts.tsx';
import { Breakable } from '../../ui/text/Breakable.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useCatalogoName } from '../../kit/catalogo/use-catalogo-name.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';

const roleNames: Readonly<Record<number, string>> = {
  [role.intermediario]: 'Intermediario',
  [role.intermediarioAutoriza]: 'Intermediario autoriza',
  [role.cobranzas]: 'Cobranzas',
  [role.comision]: 'Comisión',
  [role.servicio]: 'Servicio',
  [role.suscripcion]: 'Suscripción',
  [autorizaIntermediarios]: 'Autoriza intermediarios',
};

const documentText = (type: string | null | undefined, number: string | null | undefined) =>
  [type, number && formatDocumento(type ?? '', number)].filter(Boolean).join(' ') || '--';

function factsOf(usuario: Usuario, entidad: string | null, sucursal: string | null): readonly Fact[] {
  return [
    ['Usuario', usuario.userName],
    ['Nombre', usuario.name],
    ['Correo', <Breakable key="correo" text={usuario.email || '--'} />],
    ['Documento', documentText(usuario.typeDocument, usuario.identifier)],
    ['Intermediario', usuario.mediadorName || '--'],
    ['Documento del intermediario', documentText(usuario.mediadorTypeDocument, usuario.mediadorIdentifier)],
    ['Código de intermediario', String(usuario.codeMediador)],
    ['Entidad', entidad ?? String(usuario.entidad)],
    ['Sucursal', sucursal ?? String(usuario.sucursal)],
    ['Roles', usuario.roles.map((id) => roleNames[id] ?? String(id)).join(', ')],
  ];
}

/** Read-only data of the session (assumptions S8), with the names from the catalogues. */
export function PerfilPage() {
  const { usuario } = usePortal();
  const entidad = useCatalogoName('entidades', String(usuario.entidad)).name;
  const sucursal = useCatalogoName('sucursales', String(usuario.sucursal)).name;
  return (
    <>
      <PageHeader title="Perfil" description="Los datos de tu usuario. Para corregirlos, consulta con el centro de soporte." />
      <Panel padded>
        <Facts facts={factsOf(usuario, entidad, sucursal)} />
      </Panel>
    </>
  );
}
