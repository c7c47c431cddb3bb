import { useEffect, useState } from 'react';
import { paths } from '../../../domain/paths.ts';
import { today as todayThere } from '../../../domain/periods.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { useDrafts } from '../../../wiring/drafts/use-drafts.ts';
import { clienteDrafts } from './cliente-draft.ts';
import { useTarget } from './use-target.ts';
import { Wizard } from './Wizard.tsx';

const conozca = 'Descargar el formulario ‘Conozca a su Cliente’ de personas físicas';

/** The new client screen (specification 1, section 2, "New client screen"). */
export function ClienteWizardPage() {
  const { config, notify } = usePortal();
  const [today] = useState(() => todayThere());
  const target = useTarget();
  const { conozcaCliente } = config.documentos;
  const found = useDrafts(clienteDrafts);
  const outdated = found?.outdated ?? 0;

  useEffect(() => {
    if (outdated === 0) return;
    const messages = [
      outdated === 1
        ? 'Un borrador era de una versión anterior y se descartó.'
        : `${outdated} borradores eran de una versión anterior y se descartaron.`,
    ];
    notify({ type: 'told', status: 'info', title: 'Borradores', messages });
  }, [notify, outdated]);

  return (
    <>
      <PageHeader
        title="Registro de nuevo cliente"
        breadcrumbs={[{ label: 'Clientes', href: paths.listClientes }, { label: 'Nuevo Cliente' }]}
        description="Los campos marcados con * son obligatorios."
        actions={
          conozcaCliente === null ? (
            <p className="ag-text-off">{conozca} No está disponible por ahora.</p>
          ) : (
            <a className="ag-text-link" href={conozcaCliente} download>
              {conozca}
            </a>
          )
        }
      />
      {found && <Wizard opening={{ today, ...found }} target={target} />}
    </>
  );
}
