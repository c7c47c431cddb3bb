import { useState } from 'react';
import { earlyCatalogos } from '../../../domain/early-catalogos.ts';
import { paths } from '../../../domain/paths.ts';
import { tipoPersona } from '../../../domain/person-types.ts';
import { today as todayThere } from '../../../domain/periods.ts';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { useEarlyCatalogos } from '../../../kit/catalogo/use-early-catalogos.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import { useOutdatedNotice } from '../../../kit/drafts/FormDrafts.tsx';
import { useDrafts } from '../../../kit/drafts/use-drafts.ts';
import { clienteDrafts } from './cliente-draft.ts';
import { targetOf } from './target.ts';
import { Wizard } from './Wizard.tsx';
import styles from './ClienteWizardPage.module.css';

const juridica = String(tipoPersona.juridica);

const conozca = {
  persona: 'Descargar el formulario ‘Conozca a su Cliente’ de personas físicas',
  empresa: 'Descargar el formulario ‘Conozca a su Cliente’ de personas jurídicas',
};

/** The new client screen (specification 1, section 2, "New client screen"). */
export function ClienteWizardPage() {
  useEarlyCatalogos(earlyCatalogos.cliente);
  const { config } = usePortal();
  const [today] = useState(() => todayThere());
  const target = targetOf(useRawSearch());
  const [isCompany, setIsCompany] = useState(false);
  const { conozcaCliente, conozcaEmpresa } = config.documentos;
  // Without a form for companies, companies get that for individuals, as the specification says.
  const form = isCompany && conozcaEmpresa !== null ? 'empresa' : 'persona';
  const href = form === 'empresa' ? conozcaEmpresa : conozcaCliente;
  const found = useDrafts(clienteDrafts);
  useOutdatedNotice(found?.outdated ?? 0);

  return (
    <>
      <PageHeader
        title="Registro de nuevo cliente"
        breadcrumbs={[{ label: 'Clientes', href: paths.listClientes }, { label: 'Nuevo Cliente' }]}
        description="Los campos marcados con * son obligatorios."
        actions={
          href === null ? (
            <p className={styles['unavailable']}>{`${conozca[form]} No está disponible por ahora.`}</p>
          ) : (
            <a className={styles['link']} href={href} download>
              {conozca[form]}
            </a>
          )
        }
      />
      {found && (
        <Wizard opening={{ today, ...found }} target={target} onTipoPersona={(tipo) => setIsCompany(tipo === juridica)} />
      )}
    </>
  );
}
