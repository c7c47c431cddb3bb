import { useCallback } from 'react';
import { reporteOrder, reportes } from '../../../domain/reportes.ts';
import type { PolizaRow } from '../../../machines/actors/polizas.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useReportAction } from '../../../kit/report/use-report-action.tsx';
import { useReportsAction } from '../../../kit/report/use-reports-action.tsx';
import { polizaReciente } from '../../shared/poliza/poliza-reciente.ts';
import { polizasList, subjectOf, waysOf } from './polizas-list.ts';

const titleOf = ({ numeroPoliza, numeroCertificado }: PolizaRow) => `Póliza ${numeroPoliza}-${numeroCertificado}`;

/** A policy without entity is printed for the user's (assumptions Q10). */
export function PolizasPage() {
  const { pathOf, usuario, noteRecent, sendToClient } = usePortal();
  const { entidad } = usuario;
  const orderOf = useCallback(
    (row: PolizaRow) =>
      reporteOrder(reportes.JRTE10061, {
        entidad: String(row.cdEntidad ?? entidad),
        ramo: String(row.cdArea ?? ''),
        poliza: String(row.numeroPoliza),
        certificado: String(row.numeroCertificado),
      }),
    [entidad],
  );
  const onOpen = useCallback((row: PolizaRow) => noteRecent(polizaReciente(row, entidad)), [noteRecent, entidad]);
  const { rowActions: printActions, dialog } = useReportAction('Imprimir', 'Emisión', orderOf, onOpen);
  const several = useReportsAction('Imprimir', 'Pólizas elegidas', orderOf, titleOf);
  const rowActions = useCallback(
    (row: PolizaRow) => [
      ...printActions(row),
      { label: 'Enviar al cliente', onSelect: () => sendToClient(subjectOf(row, orderOf(row))) },
      ...waysOf(row, { clientes: pathOf('listClientes'), cotizar: pathOf('createCotizaciones') }),
    ],
    [printActions, pathOf, orderOf, sendToClient],
  );
  return (
    <>
      <ListScreen list={polizasList} rowActions={rowActions} selectionActions={several.selectionActions} />
      {dialog}
      {several.dialog}
    </>
  );
}
