import { role } from '../../../domain/usuario.ts';
import { CollectionIcon } from '../../../ui/icons/icons.tsx';
import { defineScreen, page } from '../../../kit/portal/screen.ts';

export const pagosScreen = defineScreen({
  name: 'pagoFacturas',
  title: 'Cobro con tarjeta de crédito',
  role: role.intermediario,
  page: page(async () => (await import('./PagosPage.tsx')).PagosPage),
  icon: CollectionIcon,
  search: { keywords: 'pagos pagar cobrar cobranzas facturas recibos' },
});
