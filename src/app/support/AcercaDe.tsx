import { useState } from 'react';
import { troubles } from '../../api/troubles.ts';
import type { RuntimeConfig } from '../../api/config.ts';
import { formatDay } from '../../format/dates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/copy/CopyText.tsx';
import { type Fact, Facts } from '../../ui/layout/Facts.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './AcercaDe.module.css';
import { browserFamily } from './browser-family.ts';
import { readBuild } from './build.ts';
import { diagnosisText } from './diagnosis.ts';
import { type Reach, reachServices, reachText } from './reach.ts';
import { traceOf } from './trace-ids.ts';
import { troubleLine } from './trouble-text.ts';

/** Details for support: the build, the services, and the failures of this visit. */
export function AcercaDe({ servicios }: Pick<RuntimeConfig, 'servicios'>) {
  const [build] = useState(readBuild);
  const [services, setServices] = useState<readonly Reach[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const browser = browserFamily(navigator.userAgent);
  const ask = async () => {
    setIsAsking(true);
    setServices(await reachServices(servicios));
    setIsAsking(false);
  };
  const facts: readonly Fact[] = [
    ['Versión', build?.version ?? 'En desarrollo'],
    ['Compilación', build?.build ?? '--'],
    ['Día', formatDay(build?.built)],
    ['Navegador', browser],
  ];
  return (
    <div className={styles['place']}>
      <Panel padded aria-labelledby="acerca-de">
        <div className={styles['parts']}>
          <h2 id="acerca-de" className={styles['title']}>
            Acerca de
          </h2>
          <Facts facts={facts} dense />
          <div className={styles['part']}>
            <Button variant="outline" loading={isAsking} onClick={() => void ask()}>
              Comprobar servicios
            </Button>
            <output>{services && <Reached services={services} />}</output>
          </div>
          <div className={styles['part']}>
            <h3>Últimos fallos de esta visita</h3>
            {troubles.length === 0 ? (
              <p>Ninguno.</p>
            ) : (
              <ul className={styles['list']}>
                {troubles.toReversed().map((trouble, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- troubles have no identity and never move
                  <li key={index}>{troubleLine(trouble)}</li>
                ))}
              </ul>
            )}
          </div>
          <CopyText
            label="Copiar diagnóstico"
            text={() => diagnosisText({ build, browser, isOnline: navigator.onLine, services, troubles, traceOf })}
          />
        </div>
      </Panel>
    </div>
  );
}

function Reached({ services }: { readonly services: readonly Reach[] }) {
  return (
    <ul className={styles['list']}>
      {services.map((one) => (
        <li key={one.name}>{`${one.name}: ${reachText(one)}`}</li>
      ))}
    </ul>
  );
}
