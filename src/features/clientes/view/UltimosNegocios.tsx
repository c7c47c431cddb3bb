import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { estatusCotizacion } from '../../../domain/cotizaciones.ts';
import { estatusPoliza } from '../../../domain/estatus.ts';
import { pathWithId } from '../../../domain/paths.ts';
import { formatDay } from '../../../format/dates.ts';
import type { LastOf } from '../../../machines/actors/cliente-last.ts';
import type { CotizacionRow } from '../../../machines/actors/cotizaciones.ts';
import type { PolizaRow } from '../../../machines/actors/polizas.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import type { Fetched } from '../../../kit/portal/use-fetch.ts';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { InlineAction } from '../../../ui/fields/InlineAction.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Words } from '../../../ui/text/Words.tsx';
import { estatusBadge } from '../../shared/estatus/estatus-badge.tsx';
import { polizaReciente } from '../../shared/poliza/poliza-reciente.ts';
import type { LastNegocios } from './use-last-negocios.ts';
import styles from './UltimosNegocios.module.css';

/** The row's subject and its day, which stays on one line. */
function About({ text, day }: { readonly text: string; readonly day: string }) {
  return (
    <span className={styles['about']}>
      {text !== '' && <Words>{`${text} · `}</Words>}
      <span className={styles['day']}>{day}</span>
    </span>
  );
}

function Cotizacion({ row }: { readonly row: CotizacionRow }) {
  const { pathOf } = usePortal();
  const { nuCotizacion, producto, fecha, estatus, idEstatus } = row;
  const { nombre, tone, actions } = estatusCotizacion(idEstatus);
  const [ver, emitir] = [pathOf('viewCotizaciones'), pathOf('emitirPoliza')];
  const label = `Cotización ${nuCotizacion}`;
  return (
    <>
      {ver === null ? <span>{label}</span> : <Link href={pathWithId(ver, nuCotizacion)}>{label}</Link>}
      <Badge tone={tone}>{estatus || nombre || String(idEstatus)}</Badge>
      {emitir !== null && actions.includes('emitir') && (
        <Link href={pathWithId(emitir, nuCotizacion)} aria-label={`Emitir la cotización ${nuCotizacion}`}>
          Emitir
        </Link>
      )}
      <About text={producto ?? ''} day={formatDay(fecha)} />
    </>
  );
}

function Poliza({ row }: { readonly row: PolizaRow }) {
  const { usuario, noteRecent } = usePortal();
  const recent = polizaReciente(row, usuario.entidad);
  const { numeroCertificado, nombreProducto, vigenciaHasta, estatusCertifiado } = row;
  const certificado = numeroCertificado > 1 && `Certificado ${numeroCertificado}`;
  return (
    <>
      <Link href={recent.href} onClick={() => noteRecent(recent)}>
        {recent.label}
      </Link>
      <span>{estatusBadge(estatusPoliza, estatusCertifiado)}</span>
      <About text={[certificado, nombreProducto].filter(Boolean).join(' · ')} day={`hasta ${formatDay(vigenciaHasta)}`} />
    </>
  );
}

interface LastProps<Row> {
  readonly title: string;
  /** Text for an empty list. */
  readonly nothing: string;
  readonly fetched: Fetched<LastOf<Row>>;
  readonly rowOf: (row: Row) => ReactNode;
  readonly keyOf: (row: Row) => string;
}

function Last<Row>({ title, nothing, fetched: { data, failure, retry }, rowOf, keyOf }: LastProps<Row>) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {failure ? (
        <p>
          <Words>No se pudieron consultar. </Words>
          <InlineAction onClick={retry}>Reintentar</InlineAction>
        </p>
      ) : data === null ? (
        <output>Cargando…</output>
      ) : data.rows.length === 0 ? (
        <p className={styles['about']}>{nothing}</p>
      ) : (
        <ul>
          {data.rows.map((row) => (
            <li key={keyOf(row)}>{rowOf(row)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const cotizacionOf = (row: CotizacionRow) => <Cotizacion row={row} />;
const polizaOf = (row: PolizaRow) => <Poliza row={row} />;

/** The last three quotes and policies of a client, with status and links (assumptions D9). */
export function UltimosNegocios({ cotizaciones, polizas }: LastNegocios) {
  return (
    <Panel className={styles['ultimos']}>
      <Last
        title="Últimas cotizaciones"
        nothing="Todavía no tiene cotizaciones."
        fetched={cotizaciones}
        rowOf={cotizacionOf}
        keyOf={({ nuCotizacion }) => String(nuCotizacion)}
      />
      <Last
        title="Últimas pólizas"
        nothing="Todavía no tiene pólizas."
        fetched={polizas}
        rowOf={polizaOf}
        keyOf={({ numeroPoliza, numeroCertificado, cdArea }) => `${cdArea} ${numeroPoliza} ${numeroCertificado}`}
      />
    </Panel>
  );
}
