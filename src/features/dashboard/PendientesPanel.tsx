import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { today } from '../../domain/periods.ts';
import { formatCount } from '../../format/numbers.ts';
import { mostCounted } from '../../machines/walk/count-machine.ts';
import { usePortal } from '../../kit/portal/portal-context.tsx';
import { useNotices } from '../../kit/portal/use-notices.ts';
import { useOnline } from '../../kit/portal/use-online.ts';
import { usePreferences } from '../../kit/portal/use-preferences.ts';
import { defineWhenQuiet } from '../../kit/portal/when-quiet.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { InlineAction } from '../../ui/fields/InlineAction.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './DashboardPage.module.css';
import { type Pendiente, porEmitir, porResponder, porVencer } from './pendientes.ts';

/** Runs the count of one kind of pending work; starts at once if `isWanted`. */
function useCount(pendiente: Pendiente, isWanted: boolean) {
  const { core, inspect, underWay } = usePortal();
  const [{ machine, inputOf }] = useState(() => pendiente.provide(core, today(), defineWhenQuiet(underWay)));
  const actor = useActorRef(machine, { input: inputOf(isWanted), inspect });
  useNotices(actor);
  useOnline(actor);
  const snapshot = useSelector(actor, (now) => now);
  const { tally, progress } = snapshot.context;
  return {
    pendiente,
    state: snapshot.value,
    matching: tally?.matching() ?? 0,
    progress,
    isBusy: snapshot.hasTag('busy'),
    isAsked: !snapshot.matches('idle'),
    request: () => actor.send({ type: 'count.requested' }),
    retry: () => actor.send({ type: 'retry' }),
  };
}

type Count = ReturnType<typeof useCount>;

function countWords({ state, matching, progress: { taken, total } }: Count): ReactNode {
  switch (state) {
    case 'idle':
      return 'Sin contar';
    case 'waiting':
      return 'En espera…';
    case 'counting':
      return total === null ? 'Contando…' : `Contando… ${formatCount(taken)} de ${formatCount(total)}`;
    case 'counted':
      return <strong>{formatCount(matching)}</strong>;
    case 'incomplete':
      return (
        <>
          <Words>al menos </Words>
          <strong>{formatCount(matching)}</strong>
        </>
      );
    case 'tooMany':
      return `Tu lista tiene más de ${formatCount(mostCounted)} filas`;
    case 'failed':
      return 'No se pudo contar.';
  }
}

function PendienteRow({ count }: { readonly count: Count }) {
  const { label, href } = count.pendiente;
  return (
    <li>
      <Link href={href}>{label}</Link>
      <output>{countWords(count)}</output>
      {count.state === 'failed' && (
        <InlineAction aria-label={`Reintentar: ${label}`} onClick={count.retry}>
          Reintentar
        </InlineAction>
      )}
    </li>
  );
}

/** The user's pending work, counted on request, or always if this browser prefers that. */
export function PendientesPanel() {
  const [{ contarPendientes }, change] = usePreferences();
  const counts = [
    useCount(porEmitir, contarPendientes),
    useCount(porVencer, contarPendientes),
    useCount(porResponder, contarPendientes),
  ];
  return (
    <Panel className={`${styles['panel']} ${styles['pendientes']}`} aria-labelledby="pendientes">
      <header>
        <h2 id="pendientes">Pendiente de ti</h2>
        <Button
          variant="outline"
          size="sm"
          loading={counts.some(({ isBusy }) => isBusy)}
          onClick={() => counts.forEach(({ request }) => request())}
        >
          <Words>{counts.some(({ isAsked }) => isAsked) ? 'Contar de nuevo' : 'Contar'}</Words>
        </Button>
      </header>
      <ul>
        {counts.map((count) => (
          <PendienteRow key={count.pendiente.label} count={count} />
        ))}
      </ul>
      <CheckboxField
        label="Contar siempre al abrir el dashboard"
        checked={contarPendientes}
        onChange={({ currentTarget }) => change({ contarPendientes: currentTarget.checked })}
      />
    </Panel>
  );
}
