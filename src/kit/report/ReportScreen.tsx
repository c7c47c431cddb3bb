import { type ReactNode, useEffect, useState } from 'react';
import { asSpreadsheet } from '../../domain/reportes.ts';
import { today } from '../../domain/periods.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PrintIcon } from '../../ui/icons/document-icons.tsx';
import { DownloadIcon, SearchIcon } from '../../ui/icons/icons.tsx';
import { FieldGroup } from '../../ui/layout/FieldGroup.tsx';
import { FormActions } from '../../ui/layout/FormActions.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { AppFormElement } from '../form/AppFormElement.tsx';
import { findProblems } from '../form/form-problems.ts';
import { FormSummary } from '../form/FormSummary.tsx';
import { useAppForm } from '../form/use-app-form.ts';
import { usePortal } from '../portal/portal-context.tsx';
import { usePreferences } from '../portal/use-preferences.ts';
import { onIdle } from '../portal/preloadable.tsx';
import type { ReportDefinition, ReportTyped } from './define-report.ts';
import { latePdfViewer } from './late-pdf-viewer.ts';
import { ReportView } from './ReportView.tsx';
import { useReport } from './use-report.ts';
import styles from './ReportScreen.module.css';

const pick = (values: ReportTyped, names: readonly string[]): ReportTyped =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** The screen of a report: title, form and document; the children are its fields. */
export function ReportScreen<Values extends ReportTyped>({
  report: definition,
  children,
}: {
  readonly report: ReportDefinition<Values>;
  readonly children: ReactNode;
}) {
  const { usuario, memory } = usePortal();
  const report = useReport();
  const [{ informes }, prefer] = usePreferences();
  const { title, breadcrumbs, submitLabel, spreadsheet, remembered, toOrder } = definition;
  const { id, schema } = definition.form;
  const [defaults] = useState(
    (): Values => ({
      ...definition.form.defaults,
      ...pick(informes, remembered),
      ...definition.presets(today()),
      ...memory.lastTyped.get(id),
    }),
  );
  const form = useAppForm<Values>({ ...definition.form, defaults });
  const { send } = report;

  useEffect(() => onIdle(() => void latePdfViewer.preload()), []);
  useEffect(
    () =>
      form.subscribe(() => {
        const values = form.values();
        memory.lastTyped.set(id, values);
        const isValid = findProblems(schema, values).length === 0;
        send({ type: 'form.changed', order: isValid ? toOrder(values, usuario) : null });
      }),
    [form, id, schema, toOrder, usuario, memory, send],
  );

  const generate = () =>
    form.submit((values) => {
      void latePdfViewer.preload();
      prefer({ informes: { ...informes, ...pick(values, [...remembered, 'entidad']) } });
      send({ type: 'report.requested', order: toOrder(values, usuario) });
    });
  const download = (fileName: string) =>
    form.submit((values) => send({ type: 'download.requested', order: asSpreadsheet(toOrder(values, usuario), fileName) }));

  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs.map((label) => ({ label }))} />
      <Panel className={styles['form']}>
        <AppFormElement form={form} page onSubmit={generate} aria-label={title}>
          <FormSummary />
          <FieldGroup title="Consulta" level={2}>
            {children}
          </FieldGroup>
          <FormActions>
            {spreadsheet !== undefined && (
              <Button
                variant="outline"
                icon={<DownloadIcon />}
                loading={report.isDownloading}
                aria-description="Descarga una hoja de cálculo"
                onClick={() => download(spreadsheet)}
              >
                Imprimir
              </Button>
            )}
            <Button
              type="submit"
              icon={spreadsheet === undefined ? <PrintIcon /> : <SearchIcon />}
              loading={report.isUnderWay}
              pressableWhileLoading
            >
              {submitLabel}
            </Button>
          </FormActions>
          <output className="ag-sr-only">
            {report.isDownloading ? 'Descargando la hoja de cálculo…' : report.savedAs && `Descargaste ${report.savedAs}.`}
          </output>
        </AppFormElement>
      </Panel>
      <Panel padded>
        <ReportView
          report={report}
          title={title}
          hint={{
            title: 'Completa los campos de la consulta',
            body: `El documento aparecerá aquí cuando presiones «${submitLabel}».`,
          }}
        />
      </Panel>
    </>
  );
}
