import { DownloadIcon } from '../../ui/icons/icons.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import styles from './DashboardPage.module.css';
import { Words } from '../../ui/text/Words.tsx';

const documentos = [
  { key: 'conozcaCliente', label: 'Formulario Conozca a su Cliente (persona física)' },
  { key: 'roturaCristales', label: 'Proceso para reportar rotura de cristales' },
  { key: 'declaracionVehiculo', label: 'Formulario de declaración de reclamación de vehículo' },
] as const;

/** The help documents for download (specification 1, section 2). */
export function DocumentosPanel() {
  const { config } = usePortal();
  return (
    <Panel className={`${styles['panel']} ${styles['documentos']}`} aria-labelledby="documentos">
      <header>
        <h2 id="documentos">Documentos</h2>
      </header>
      <ul>
        {documentos.map(({ key, label }) => {
          const href = config.documentos[key];
          return (
            <li key={key}>
              {href === null ? (
                <p>
                  <Words>{`${label} `}</Words>
                  <span>No está disponible por ahora.</span>
                </p>
              ) : (
                <a href={href} download>
                  <DownloadIcon />
                  <Words>{`${label} `}</Words>
                  <span>PDF</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
