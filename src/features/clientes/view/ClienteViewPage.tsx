import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams, useRouter } from 'wouter';
import { isMissing } from '../../../domain/failure.ts';
import { searchOfOrigin } from '../../../domain/list-addresses.ts';
import { idOfPath } from '../../../domain/numero.ts';
import { clientePath, paths } from '../../../domain/paths.ts';
import { today as todayThere } from '../../../domain/periods.ts';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import { formatDocumento } from '../../../format/typed-documents.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { FailedPanel } from '../../../ui/feedback/FailedPanel.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { FormActions } from '../../../ui/layout/FormActions.tsx';
import { NotFoundPanel } from '../../../ui/layout/NotFoundPanel.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { StepPanel, StepTabs } from '../../../ui/layout/StepTabs.tsx';
import { AppFormElement } from '../../../kit/form/AppFormElement.tsx';
import { useStepsForm } from '../../../kit/form/use-steps-form.ts';
import { usePortal } from '../../../kit/portal/portal-context.tsx';
import { useRawSearch } from '../../../kit/portal/use-raw-search.ts';
import { optionsInCatalogo, whenCatalogo } from '../../../kit/catalogo/when-catalogo.ts';
import { useWholeCliente } from '../../shared/cliente/use-whole-cliente.ts';
import { AdditionalStep } from '../form/AdditionalStep.tsx';
import { BasicStep } from '../form/BasicStep.tsx';
import { ClienteFormProvider, defineClienteForm } from '../form/cliente-form.ts';
import { stepLabels } from '../form/cliente-texts.ts';
import { ContactStep } from '../form/ContactStep.tsx';
import { FinancialStep } from '../form/FinancialStep.tsx';
import { ClienteContacto } from './ClienteContacto.tsx';
import { findPaisNacimiento, toClienteValues } from './from-cliente.ts';
import { RelatedLinks } from './RelatedLinks.tsx';
import { UltimosNegocios } from './UltimosNegocios.tsx';
import { useLastNegocios } from './use-last-negocios.ts';

/** The tabs by their names in the address; the first tab needs none. */
const tabNames = { basic: null, contact: 'contacto', financial: 'financieros', additional: 'adicional' } as const;
const tabs = ['basic', 'contact', 'financial', 'additional'] as const;
const tabKey = 'pestana';

/** The tab of the address; choosing another tab adds a step to the history. */
function useTab() {
  const [location, navigate] = useLocation();
  const name = new URLSearchParams(useRawSearch()).get(tabKey);
  const tab = tabs.find((id) => tabNames[id] === name) ?? 'basic';
  const choose = (id: string) => {
    const next = tabs.find((one) => one === id);
    if (next === undefined || next === tab) return;
    const query = tabNames[next] === null ? '' : `?${tabKey}=${tabNames[next]}`;
    // Keeps the state that leads back to the list.
    navigate(location + query, { state: window.history.state });
  };
  return [tab, choose] as const;
}

/** The first breadcrumb restores the filters and page of the list that the user came from. */
function useBreadcrumbs() {
  const { base } = useRouter();
  const [search] = useState(() => searchOfOrigin(window.history.state, base + paths.listClientes));
  return [{ label: 'Clientes', href: paths.listClientes + search }, { label: 'Actualización Cliente' }];
}

function ClienteTabs({ cliente }: { cliente: Cliente }) {
  const [today] = useState(() => todayThere());
  const [tab, chooseTab] = useTab();
  const { catalogos } = usePortal();
  const idNacimiento = cliente.paisNacimiento?.id;
  const definition = useMemo(() => defineClienteForm(today), [today]);
  const [defaults] = useState(() =>
    toClienteValues(cliente, findPaisNacimiento(optionsInCatalogo(catalogos, 'paisesNacimiento', {}), idNacimiento)),
  );
  const { form } = useStepsForm({ ...definition, defaults, readOnly: true });
  const { set } = form;
  useEffect(() => {
    const controller = new AbortController();
    whenCatalogo(catalogos, 'paisesNacimiento', {}, controller.signal).then(
      (countries) => set('paisNacimiento', findPaisNacimiento(countries, idNacimiento)),
      () => undefined,
    );
    return () => controller.abort();
  }, [set, catalogos, idNacimiento]);

  return (
    <ClienteFormProvider value={{ form, kinds: definition.kinds, today }}>
      <Panel aria-label="Datos del cliente">
        <StepTabs
          label="Datos del cliente"
          steps={tabs.map((id) => ({ id, label: stepLabels[id], status: 'pending' }))}
          current={tab}
          onSelect={chooseTab}
        />
        <AppFormElement form={form} page onSubmit={() => undefined}>
          {tabs.map((id) => (
            <StepPanel key={id} id={id} current={tab}>
              <h2 className="ag-sr-only">{stepLabels[id]}</h2>
              {id === tab && <Tab id={id} />}
            </StepPanel>
          ))}
          <FormActions>
            <Button variant="outline" disabled>
              Cancelar proceso
            </Button>
            <Button disabled>{tab === 'financial' || tab === 'additional' ? 'Guardar' : 'Continuar'}</Button>
          </FormActions>
        </AppFormElement>
      </Panel>
    </ClienteFormProvider>
  );
}

function Tab({ id }: { id: (typeof tabs)[number] }) {
  switch (id) {
    case 'basic':
      return <BasicStep />;
    case 'contact':
      return <ContactStep />;
    case 'financial':
      return <FinancialStep />;
    case 'additional':
      return <AdditionalStep />;
  }
}

/** The client view, read-only (specification 1, section 2, "Client view"). */
export function ClienteViewPage() {
  const id = idOfPath(useParams()['id']);
  return id === null ? <NotFound /> : <ClienteView key={id} id={id} />;
}

function NotFound() {
  return (
    <>
      <PageHeader title="Cliente no encontrado" breadcrumbs={useBreadcrumbs()} />
      <NotFoundPanel title="No tienes un cliente con esta referencia." listHref={paths.listClientes} listLabel="Ir a clientes" />
    </>
  );
}

function ClienteView({ id }: { id: number }) {
  const { describeFailure, noteRecent } = usePortal();
  const {
    status,
    data: cliente,
    failure,
    retry,
  } = useWholeCliente(id, ({ nombreCompleto, idTipoDocumento, nuDocumento }) =>
    noteRecent({
      kind: 'cliente',
      id: String(id),
      label: nombreCompleto,
      about: `${idTipoDocumento} ${formatDocumento(idTipoDocumento, nuDocumento)}`,
      href: clientePath(id),
    }),
  );
  const documento = cliente && { tipoDocumento: cliente.idTipoDocumento, nuDocumento: cliente.nuDocumento };
  const last = useLastNegocios(documento);
  const breadcrumbs = useBreadcrumbs();
  const name = cliente?.nombreCompleto;
  useEffect(() => {
    if (name) document.title = `${name} · Clientes`;
  }, [name]);
  if (isMissing(failure)) return <NotFound />;
  return (
    <>
      {/* The same heading element stays through loading, so that it keeps the focus. */}
      <PageHeader
        title={name ?? 'Cliente'}
        breadcrumbs={breadcrumbs}
        description={cliente && <ClienteContacto cliente={cliente} />}
        actions={documento && <RelatedLinks documento={documento} {...last} />}
      />
      {cliente ? (
        <>
          <UltimosNegocios {...last} />
          <ClienteTabs cliente={cliente} />
        </>
      ) : (
        <Panel padded aria-busy={status === 'loading'}>
          {failure ? <FailedPanel {...describeFailure(failure)} onRetry={retry} /> : <output>Cargando…</output>}
        </Panel>
      )}
    </>
  );
}
