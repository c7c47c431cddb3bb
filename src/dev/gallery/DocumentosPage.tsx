import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { missingTramites, type StoredDocumento } from '../../domain/documentos.ts';
import { selectPending, selectStored } from '../../machines/upload/uploads-machine.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { PortalProvider, usePortal } from '../../kit/portal/portal-context.tsx';
import { useFetch } from '../../kit/portal/use-fetch.ts';
import { Documentos } from '../../features/shared/documentos/Documentos.tsx';
import { tramiteDocumentos, useUploads } from '../../features/shared/documentos/use-uploads.ts';
import { createFakeDocumentos, type SentDocumento } from './fake-documentos.ts';

const storedBefore: readonly StoredDocumento[] = [
  { idDocumentoTramite: 3, nmArchivo: 'frente.jpg', feEmisionDocumento: '2026-11-02', feVencimientoDocumento: null },
];

function Section() {
  const [hasPlan, setHasPlan] = useState(true);
  const [isLocked, setLocked] = useState(false);
  const uploads = useUploads({ nuCotizacion: 900, cdEntidad: 1, numItem: 1, stored: storedBefore });
  const tramites = useFetch(tramiteDocumentos, { idArea: 25 });
  const stored = useSelector(uploads, selectStored);
  const pending = useSelector(uploads, selectPending, shallowEqual);
  const missing = missingTramites(tramites.data ?? [], stored).map(({ nombre }) => nombre);
  return (
    <>
      <Panel padded marginBottom="4">
        <CheckboxField
          label="Con un plan elegido"
          checked={hasPlan}
          onChange={({ currentTarget: { checked } }) => {
            setHasPlan(checked);
            uploads.send({ type: 'plan.changed', numItem: checked ? 1 : null });
          }}
        />
        <CheckboxField
          label="Se está emitiendo"
          checked={isLocked}
          onChange={({ currentTarget: { checked } }) => {
            setLocked(checked);
            uploads.send({ type: checked ? 'uploads.locked' : 'uploads.unlocked' });
          }}
        />
      </Panel>
      <Panel padded marginBottom="4">
        <Documentos
          uploads={uploads}
          tramites={tramites}
          disabledReason={hasPlan ? undefined : 'Elige primero el plan.'}
          isLocked={isLocked}
          id="documentos"
        />
      </Panel>
      <p>{`Sin subir: ${pending.waiting}. En camino: ${pending.underWay}. Con error: ${pending.failed}.`}</p>
      <p>{`Faltan: ${missing.join(', ') || 'ninguno'}.`}</p>
    </>
  );
}

/** Development only: the documents of an issuance, with a fake service inside the page. */
export function DocumentosPage() {
  const portal = usePortal();
  const [sent, setSent] = useState<readonly SentDocumento[]>([]);
  const [mostUnderWay, setMostUnderWay] = useState(0);
  const [fake] = useState(() =>
    createFakeDocumentos(
      storedBefore,
      (one) => setSent((all) => [...all, one]),
      (count) => setMostUnderWay((known) => Math.max(known, count)),
    ),
  );
  return (
    <PortalProvider value={{ ...portal, core: fake.core, uploadDocumento: fake.upload }}>
      <PageHeader title="Documentos de una emisión" />
      <Section />
      <Panel padded aria-label="Lo que llegó al servicio">
        <p>{`A la vez: ${mostUnderWay}`}</p>
        <ul style={{ overflowWrap: 'anywhere' }}>
          {sent.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list only grows
            <li key={index}>{JSON.stringify(one)}</li>
          ))}
        </ul>
        <Button variant="outline" onClick={() => setSent([])}>
          Vaciar
        </Button>
      </Panel>
    </PortalProvider>
  );
}
