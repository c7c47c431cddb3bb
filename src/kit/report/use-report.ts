import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { defineDownloadReportActor, defineGenerateReportActor } from '../../machines/actors/reportes.ts';
import { isStale, isUnderWay, reportMachine } from '../../machines/report/report-machine.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { saveFile } from '../../ui/actions/save-file.ts';
import { useNotices } from '../portal/use-notices.ts';

/** One report for a screen or a dialog. */
export function useReport() {
  const { fetchReport, inspect } = usePortal();
  const [machine] = useState(() =>
    reportMachine.provide({
      actors: {
        generate: defineGenerateReportActor(fetchReport),
        download: defineDownloadReportActor(fetchReport, saveFile),
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine, { inspect });
  useNotices(actor);
  const { made, failure, download } = snapshot.context;
  return {
    send,
    made,
    failure,
    isGenerating: snapshot.hasTag('busy'),
    /** The report of the form's present values is being made. */
    isUnderWay: snapshot.hasTag('busy') && isUnderWay(snapshot.context),
    isSlow: snapshot.hasTag('slow'),
    isStale: isStale(snapshot.context),
    isDownloading: snapshot.hasTag('downloading'),
    savedAs: snapshot.matches({ download: 'saved' }) ? (download?.fileName ?? null) : null,
  };
}

/** A report as a view shows it. */
export type Report = ReturnType<typeof useReport>;
