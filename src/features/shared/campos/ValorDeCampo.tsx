import type { DatoDescriptivo } from '../../../domain/bien.ts';
import { type CampoTecnico, comparableValor } from '../../../domain/campos.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatMoney } from '../../../format/money.ts';
import { formatCount } from '../../../format/numbers.ts';
import { Words } from '../../../ui/text/Words.tsx';
import { useCatalogo } from '../../../kit/catalogo/use-catalogo.ts';

/** A smaller number may be a year and gets no thousands separator. */
const firstAmount = 10_000;

function textOf({ tpDato }: CampoTecnico, valor: string): string {
  if (tpDato === 'C') return valor === '1' ? 'Sí' : 'No';
  if (tpDato === 'F') return formatDay(valor);
  const amount = tpDato === 'N' ? Number(valor) : Number.NaN;
  if (!(amount >= firstAmount)) return valor;
  return Number.isInteger(amount) ? formatCount(amount) : formatMoney(amount);
}

function NombreEnTabla({ campo: { cdTabla }, valor, parents }: DatoDescriptivo) {
  const { status, options } = useCatalogo('tablaInformaciones', { IdTabla: String(cdTabla), ...parents });
  const found = options.find(({ key }) => comparableValor(key) === comparableValor(valor));
  return <Words>{found?.nombre ?? (status === 'loading' ? '…' : valor)}</Words>;
}

/** A technical value as people read it; a choice is shown by its name. */
export function ValorDeCampo(dato: DatoDescriptivo) {
  const { campo, valor } = dato;
  return typeof campo.cdTabla === 'number' ? <NombreEnTabla {...dato} /> : <Words>{textOf(campo, valor)}</Words>;
}
