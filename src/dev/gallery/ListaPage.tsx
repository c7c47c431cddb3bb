import { fromPromise } from 'xstate';
import { callLookUp } from '../../api/call.ts';
import type { CoreClient } from '../../api/core-client.ts';
import { clientesList } from '../../features/clientes/list/clientes-list.ts';
import { formatDay } from '../../format/dates.ts';
import { zFetchClienteResponse } from '../../generated/schemas/cliente.ts';
import type { ClienteRow } from '../../machines/actors/clientes.ts';
import { ListScreen } from '../../kit/list/ListScreen.tsx';

async function fetchRow(core: CoreClient, id: number, signal: AbortSignal): Promise<ClienteRow | null> {
  const answer = await callLookUp('fetchCliente', zFetchClienteResponse, () =>
    core.GET('/v1/clientes/{id}', { params: { path: { id } }, signal }),
  );
  if (!answer) return null;
  const { idTipoDocumento, nuDocumento, nombreCompleto, fechaNacimiento } = answer.value;
  return { id, tipoDocumento: idTipoDocumento, nuDocumento, nombre: nombreCompleto, fechaNacimiento };
}

const listWithDetail = {
  ...clientesList,
  texts: { ...clientesList.texts, title: 'Lista con detalle', table: 'Clientes' },
  rowActions: undefined,
  rowHref: undefined,
  detail: {
    title: 'Detalle del cliente',
    fetchRow: {
      operation: 'fetchCliente',
      defineLoad: (core: CoreClient) =>
        fromPromise<{ data: ClienteRow | null; dropped: number }, { params: { readonly id: number } }>(
          async ({ input, signal }) => ({ data: await fetchRow(core, input.params.id, signal), dropped: 0 }),
        ),
    },
    render: (row: ClienteRow) => (
      <dl>
        <dt>Nombre</dt>
        <dd>{row.nombre}</dd>
        <dt>Fecha de nacimiento</dt>
        <dd>{formatDay(row.fechaNacimiento)}</dd>
      </dl>
    ),
  },
} as const;

/** Development only: a list whose rows open in a panel with an address of its own. */
export function ListaPage() {
  return <ListScreen list={listWithDetail} />;
}
