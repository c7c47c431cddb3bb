import { useId, useMemo, useState } from 'react';
import { pageSizes } from '../../../domain/page.ts';
import type { CatalogoOption } from '../../../domain/catalogos.ts';
import { filterableTipoPersonas } from '../../../domain/person-types.ts';
import { clientePath, paths } from '../../../domain/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PlusIcon } from '../../../ui/icons/icons.tsx';
import { FilterBar } from '../../../ui/layout/FilterBar.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { SidePanel } from '../../../ui/layout/SidePanel.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { countText, Paginator } from '../../../ui/table/Paginator.tsx';
import { CatalogoField } from '../../../wiring/catalogo/CatalogoField.tsx';
import { useCatalogo } from '../../../wiring/catalogo/use-catalogo.ts';
import { usePortal } from '../../../wiring/portal/portal-context.tsx';
import { type List, useList } from '../../../wiring/list/use-list.ts';
import type { ClienteRow } from '../../../machines/actors/clientes.ts';
import { clientesColumns } from './clientes-columns.ts';
import { type ClientesFilterKey, clientesList } from './clientes-list.ts';

const emptyText = 'No se ha encontrado registros en el sistema.';
const noFilter = { tipoDocumento: '', numeroDocumento: '', nombre: '', idTipoPersona: '' };

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

type ClientesList = List<ClienteRow, ClientesFilterKey>;

const isFilterable = ({ key }: CatalogoOption) => filterableTipoPersonas.includes(Number(key));

function QuickFilters({ list, onAdvanced }: { list: ClientesList; onAdvanced: () => void }) {
  const { filter } = list;
  const active = Object.values(filter).some(Boolean);
  const advancedCount = [filter.nombre, filter.idTipoPersona].filter(Boolean).length;
  return (
    <FilterBar
      label="Filtros de clientes"
      values={{ tipoDocumento: filter.tipoDocumento, numeroDocumento: filter.numeroDocumento }}
      onSearch={(data) =>
        list.applyFilter({ tipoDocumento: text(data, 'tipoDocumento'), numeroDocumento: text(data, 'numeroDocumento') })
      }
      onAdvanced={onAdvanced}
      advancedCount={advancedCount}
      onClear={active ? () => list.applyFilter(noFilter) : undefined}
    >
      <CatalogoField
        catalogo="tipoDocumentos"
        label="Tipo de documento"
        name="tipoDocumento"
        placeholder="Todos"
        defaultValue={filter.tipoDocumento}
      />
      <TextField label="Número de documento" name="numeroDocumento" defaultValue={filter.numeroDocumento} />
    </FilterBar>
  );
}

function AdvancedSearch({ list, open, onClose }: { list: ClientesList; open: boolean; onClose: () => void }) {
  const formId = useId();
  const { filter } = list;
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title="Búsqueda avanzada"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId}>
            Buscar
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          onClose();
          list.applyFilter({ nombre: text(data, 'nombre'), idTipoPersona: text(data, 'idTipoPersona') });
        }}
        style={{ display: 'grid', gap: '1rem' }}
      >
        <TextField label="Nombre o razón social" name="nombre" defaultValue={filter.nombre} />
        <CatalogoField
          catalogo="tipoPersonas"
          offers={isFilterable}
          label="Tipo de persona"
          name="idTipoPersona"
          placeholder="Todos"
          defaultValue={filter.idTipoPersona}
        />
      </form>
    </SidePanel>
  );
}

/** The client list (specification 1, section 2). */
export function ClientesPage() {
  const list = useList(clientesList);
  const { describeFailure } = usePortal();
  const [advanced, setAdvanced] = useState(false);
  const tipoDocumentos = useCatalogo('tipoDocumentos');
  const columns = useMemo(() => {
    const nombres = new Map(tipoDocumentos.options.map(({ key, nombre }) => [key, nombre]));
    return clientesColumns((tipo) => nombres.get(tipo) ?? tipo);
  }, [tipoDocumentos.options]);
  const { page, meta, status } = list;
  const failed = list.failure ? describeFailure(list.failure) : null;

  const announcement = {
    loading: 'Cargando…',
    empty: emptyText,
    failed: failed?.title ?? '',
    rows: page ? countText(page.meta.totalCount) : '',
  }[status];

  return (
    <>
      <PageHeader
        title="Clientes"
        breadcrumbs={[{ label: 'Clientes' }, { label: 'Listado' }]}
        actions={
          <LinkButton href={paths.createCliente} variant="solid" icon={<PlusIcon />}>
            Nuevo cliente
          </LinkButton>
        }
      />
      <QuickFilters list={list} onAdvanced={() => setAdvanced(true)} />
      <AdvancedSearch list={list} open={advanced} onClose={() => setAdvanced(false)} />
      <Panel>
        <DataTable
          caption="Clientes"
          columns={columns}
          rows={page?.rows ?? []}
          status={status}
          emptyText={emptyText}
          failed={failed ? { ...failed, onRetry: list.retry } : undefined}
          announcement={announcement}
          rowLabel={(row) => row.nombre}
          rowId={(row) => String(row.id)}
          rowMenu={(row) => [{ label: 'Ver detalle', href: clientePath(row.id) }]}
        />
        {meta && meta.totalCount > 0 && (
          <Paginator
            page={list.pageNumber}
            totalPages={meta.totalPages}
            totalCount={meta.totalCount}
            onPage={list.goToPage}
            pageSize={list.pageSize}
            pageSizes={pageSizes}
            onPageSize={list.setPageSize}
            disabled={status === 'loading'}
          />
        )}
      </Panel>
    </>
  );
}
