import { today } from '../../domain/periods.ts';
import { defineFetchAntiguedadSaldosActor, defineFetchPrimasCobrablesActor } from '../../machines/actors/dashboard.ts';
import { ExternalLinkButton } from '../../ui/actions/ExternalLinkButton.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { ErrorBoundary } from '../../ui/feedback/ErrorBoundary.tsx';
import { NoticeIcon, PolicyIcon, QuoteIcon } from '../../ui/icons/icons.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { ComisionesPanel } from './ComisionesPanel.tsx';
import { cotizacionesPanel, emisionesPanel, solicitudesPanel } from './count-panels.ts';
import { CountPanel } from './CountPanel.tsx';
import styles from './DashboardPage.module.css';
import { useDashboardSearch } from './dashboard-search.ts';
import { DocumentosPanel } from './DocumentosPanel.tsx';
import { latePendientes } from './late-pendientes.ts';
import { SaldoPanel } from './SaldoPanel.tsx';

/** Each quick action appears if its screen exists and the user may enter it. */
const quickActions = [
  { label: 'Cotizar', route: 'createCotizaciones', icon: <QuoteIcon /> },
  { label: 'Emitir', route: 'listCotizaciones', icon: <PolicyIcon /> },
  { label: 'Notificar Siniestro', route: 'listNotificacionesSiniestros', icon: <NoticeIcon /> },
] as const;

const primasLoad = { operation: 'fetchPrimasCobrables', defineLoad: defineFetchPrimasCobrablesActor } as const;
const saldosLoad = { operation: 'fetchAntiguedadSaldos', defineLoad: defineFetchAntiguedadSaldosActor } as const;

function QuickActions() {
  const { config, pathOf } = usePortal();
  const existing = quickActions.flatMap(({ route, ...action }) => {
    const href = pathOf(route);
    return href === null ? [] : [{ ...action, href }];
  });
  return (
    <section className={`${styles['actions']} ag-no-print`} aria-label="Acciones rápidas">
      {existing.map(({ label, icon, href }) => (
        <LinkButton key={href} variant="outline" href={href} icon={icon}>
          {label}
        </LinkButton>
      ))}
      <ExternalLinkButton
        variant="outline"
        href={config.enlaces.pago}
        unavailable="El pago en línea no está disponible por ahora."
      >
        Pagar
      </ExternalLinkButton>
    </section>
  );
}

/** The dashboard (specification 1, section 2); each panel loads and fails separately. */
export function DashboardPage() {
  const { usuario, pathOf } = usePortal();
  const hoy = today();
  const { rango, chooseRango, year, chooseYear } = useDashboardSearch(hoy);
  const choices = (key: Parameters<typeof rango>[0]) => ({
    hoy,
    rango: rango(key),
    onRango: (value: string) => chooseRango(key, value),
  });
  return (
    <>
      <PageHeader title="Dashboard" description={`Hola, ${usuario.name}.`} />
      <QuickActions />
      <div className={styles['grid']}>
        {pathOf('listCotizaciones') !== null && (
          <ErrorBoundary>
            <latePendientes.Component fallback={<Panel className={styles['pendientes']} />} />
          </ErrorBoundary>
        )}
        <ErrorBoundary>
          <CountPanel panel={cotizacionesPanel} {...choices('cotizaciones')} />
        </ErrorBoundary>
        <ErrorBoundary>
          <CountPanel panel={emisionesPanel} {...choices('emisiones')} />
        </ErrorBoundary>
        <ErrorBoundary>
          <CountPanel panel={solicitudesPanel} {...choices('solicitudes')} />
        </ErrorBoundary>
        <ErrorBoundary>
          <SaldoPanel title="Prima vencida" note="A pagar en el mes actual" load={primasLoad} />
        </ErrorBoundary>
        <ErrorBoundary>
          <SaldoPanel title="Saldo por antigüedad" note="A pagar a la fecha" load={saldosLoad} />
        </ErrorBoundary>
        <ErrorBoundary>
          <ComisionesPanel year={year} onYear={chooseYear} hoy={hoy} />
        </ErrorBoundary>
        <ErrorBoundary>
          <DocumentosPanel />
        </ErrorBoundary>
      </div>
    </>
  );
}
