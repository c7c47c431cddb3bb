import { role, type Usuario } from '../../domain/usuario.ts';
import { type Fact, Facts } from '../../ui/layout/Facts.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { usePortal } from '../../wiring/portal/portal-context.tsx';

const roleNames: Readonly<Record<number, string>> = {
  [role.intermediario]: 'Intermediario',
  [role.intermediarioAutoriza]: 'Intermediario autoriza',
  [role.cobranzas]: 'Cobranzas',
  [role.comision]: 'Comisión',
  [role.servicio]: 'Servicio',
  [role.suscripcion]: 'Suscripción',
};

const documentText = (type: string | null | undefined, number: string | null | undefined) =>
  [type, number].filter(Boolean).join(' ') || '--';

/** What the session knows of the user, each fact under its name; a missing one is '--'. */
function factsOf(usuario: Usuario): readonly Fact[] {
  return [
    ['Usuario', usuario.userName],
    ['Nombre', usuario.name],
    ['Correo', usuario.email || '--'],
    ['Documento', documentText(usuario.typeDocument, usuario.identifier)],
    ['Intermediario', usuario.mediadorName || '--'],
    ['Documento del intermediario', documentText(usuario.mediadorTypeDocument, usuario.mediadorIdentifier)],
    ['Código de intermediario', String(usuario.codeMediador)],
    ['Entidad', String(usuario.entidad)],
    ['Sucursal', String(usuario.sucursal)],
    ['Roles', usuario.roles.map((id) => roleNames[id] ?? String(id)).join(', ')],
  ];
}

/** Read-only data of the session (assumptions S8); no call. */
export function PerfilPage() {
  const { usuario } = usePortal();
  return (
    <>
      <PageHeader title="Perfil" description="Los datos de tu usuario. Para corregirlos, consulta con el centro de soporte." />
      <Panel padded>
        <Facts facts={factsOf(usuario)} />
      </Panel>
    </>
  );
}
