import type { components } from '../../../src/generated/reports.ts';
import { isDay } from '../../days.ts';
import { Refusal } from '../../refusal.ts';
import type { Definition, Parameter, Values } from './report.ts';

type Params = components['schemas']['ReporteRequest']['params'];

/**
 * Checks the parameters of a call against the report's; an empty one counts as not sent.
 * @throws Refusal that names the keys
 */
export function checkParams({ titulo, parametros }: Pick<Definition, 'titulo' | 'parametros'>, params: Params): Values {
  const known = new Map(Object.entries(parametros));
  const sent = new Map(params.map(({ key, value }) => [key, value.trim()]));
  const keys = params.map(({ key }) => key);
  const repeated = keys.filter((key, index) => keys.indexOf(key) < index);
  const messages = repeated.map((key) => `El parámetro «${key}» viene más de una vez.`);
  for (const key of sent.keys()) {
    if (!known.has(key)) messages.push(`El reporte no tiene el parámetro «${key}».`);
  }
  for (const [key, parameter] of known) {
    const value = sent.get(key) ?? '';
    if (value === '') {
      if (!parameter.opcional) messages.push(`Falta el parámetro «${key}».`);
      continue;
    }
    const wrong = complaintAbout(parameter, value);
    if (wrong !== undefined) messages.push(`El parámetro «${key}» ${wrong}.`);
  }
  if (messages.length > 0) throw new Refusal(400, titulo, ...messages);
  return Object.fromEntries(Array.from(sent).filter(([, value]) => value !== ''));
}

/** Checks that a period is in order. */
export function checkOrder(titulo: string, values: Values, from: string, to: string): void {
  const [start = '', end = ''] = [values[from], values[to]];
  if (start !== '' && end !== '' && end < start) {
    throw new Refusal(400, titulo, `El parámetro «${to}» no puede ser anterior a «${from}».`);
  }
}

function complaintAbout({ tipo, valores }: Parameter, value: string): string | undefined {
  if (valores !== undefined && !valores.includes(value)) return `debe ser ${valores.join(' o ')}`;
  switch (tipo) {
    case 'entero':
      return /^\d{1,15}$/.test(value) ? undefined : 'debe ser un número entero';
    case 'anio':
      return /^(19|20|21)\d\d$/.test(value) ? undefined : 'debe ser un año';
    case 'mes':
      return /^(0?[1-9]|1[0-2])$/.test(value) ? undefined : 'debe ser un mes, de 1 a 12';
    case 'fecha':
      return isDay(value) ? undefined : 'debe ser una fecha (aaaa-mm-dd)';
    default:
      return value.length <= 100 ? undefined : 'es demasiado largo';
  }
}
