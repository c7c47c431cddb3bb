import type { DatoNombrado } from '../../../domain/bien.ts';
import type { Cotizacion, PlanCotizado } from '../../../domain/cotizaciones.ts';
import { cuotasDePlan, pricesOf } from '../../../domain/planes.ts';
import type { SendSubject } from '../../../domain/send.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPrecio } from '../../../format/money.ts';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import { visibleText } from '../../../text/typed-text.ts';

/** The only data of the client that a message may use: no document and no contact data. */
type Destinatario = Pick<Cliente, 'primerNombre' | 'razonSocial' | 'nombreCompleto'>;

/** The facts that a message is composed of. */
export interface MessageFacts {
  readonly subject: SendSubject;
  readonly cliente: Destinatario | null;
  readonly cotizacion: Cotizacion | null;
  readonly bien: readonly DatoNombrado[];
  /** Name of the currency, or its code; empty where unknown. */
  readonly moneda: string;
  /** `noItem` of the chosen plan. */
  readonly elegido: number | null;
  /** Name that signs the message. */
  readonly intermediario: string;
}

/** A message and its subject line. */
export interface ClientMessage {
  readonly asunto: string;
  readonly texto: string;
}

const oneLine = (text: string | null | undefined) => visibleText(text ?? '').replaceAll(/ +/g, ' ');

/** Capitalises a name that the service keeps in capitals. */
function asWritten(name: string): string {
  if (name !== name.toLocaleUpperCase('es')) return name;
  return name.toLocaleLowerCase('es').replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toLocaleUpperCase('es'));
}

/** A company's name, or a person's first name. */
function nameOf(cliente: Destinatario | null): string {
  if (!cliente) return '';
  const { razonSocial, primerNombre, nombreCompleto } = cliente;
  const company = oneLine(razonSocial);
  if (company !== '') return company;
  const first = oneLine(primerNombre) || (oneLine(nombreCompleto).split(' ')[0] ?? '');
  return asWritten(first);
}

const greeting = (cliente: Destinatario | null) => {
  const name = nameOf(cliente);
  return name === '' ? 'Hola:' : `Hola, ${name}:`;
};

const startsWith = (word: string) => (dato: DatoNombrado) => dato.label.toLocaleLowerCase('es').startsWith(word);

/** Describes a vehicle by make, model and year, and any other good by its first three labels. */
function bienLine(bien: readonly DatoNombrado[]): string {
  const given = bien.map(({ label, text }) => ({ label: oneLine(label), text: oneLine(text) })).filter(({ text }) => text !== '');
  const vehicle = ['marca', 'modelo', 'año'].flatMap((word) => given.find(startsWith(word)) ?? []);
  if (vehicle.some(startsWith('marca'))) return vehicle.map(({ text }) => text).join(' ');
  return given
    .slice(0, 3)
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ');
}

/** Empty where the plan's name gives no number of parts. */
function cuotasText(plan: PlanCotizado, moneda: string): string {
  const cuotas = cuotasDePlan(plan);
  if (!cuotas) return '';
  const { count, amount, isExact } = cuotas;
  return `${count} cuotas de ${isExact ? '' : 'aproximadamente '}${formatPrecio(amount, moneda)}`;
}

function planLines(plan: PlanCotizado, moneda: string): readonly string[] {
  const { total, anual } = pricesOf(plan);
  const cuotas = cuotasText(plan, moneda);
  return [
    `Plan: ${oneLine(plan.plan)}`,
    ...(total === null ? [] : [`Total: ${formatPrecio(total, moneda)}`]),
    ...(anual === null ? [] : [`Total de un año: ${formatPrecio(anual, moneda)}`]),
    ...(cuotas === '' ? [] : [cuotas]),
  ];
}

const comparedLines = (planes: readonly PlanCotizado[], moneda: string): readonly string[] =>
  planes.map((plan) => {
    const { total } = pricesOf(plan);
    const cuotas = cuotasText(plan, moneda);
    const price = total === null ? [] : [formatPrecio(total, moneda)];
    return `- ${oneLine(plan.plan)}: ${[...price, ...(cuotas === '' ? [] : [cuotas])].join(', en ')}`.replace(/: $/, '');
  });

function planBlock({ cotizacion, elegido, moneda }: MessageFacts): readonly string[] {
  const planes = cotizacion?.planes ?? [];
  const chosen = planes.find(({ noItem }) => noItem === elegido) ?? (planes.length === 1 ? planes[0] : undefined);
  if (chosen) return planLines(chosen, moneda);
  return planes.length === 0 ? [] : ['Puedes elegir entre estos planes:', ...comparedLines(planes, moneda)];
}

const vigenciaLine = (desde: string | null | undefined, hasta: string | null | undefined): readonly string[] => {
  const [from, to] = [formatDay(desde), formatDay(hasta)];
  if (to === '--') return [];
  return [from === '--' ? `Vigencia hasta el ${to}` : `Vigencia: del ${from} al ${to}`];
};

const closing = 'Si tienes alguna pregunta, escríbeme.';

const of = (producto: string) => (producto === '' ? '' : ` de ${producto}`);

function contentOf(facts: MessageFacts): { readonly asunto: string; readonly blocks: readonly (readonly string[])[] } {
  const { subject, cotizacion, bien } = facts;
  const insured = bienLine(bien);
  switch (subject.what) {
    case 'cotizacion': {
      const producto = oneLine(cotizacion?.producto);
      return {
        asunto: `Cotización ${subject.cotizacion}${of(producto)}`,
        blocks: [
          [`Esta es tu cotización ${subject.cotizacion}${of(producto)}.`, insured],
          planBlock(facts),
          vigenciaLine(cotizacion?.feDesde, cotizacion?.feHasta),
        ],
      };
    }
    case 'poliza': {
      const { numero, producto: own, desde, hasta, isRepriced = false } = subject.poliza;
      // Without the chosen plan the message can't say which plan was sold.
      const isPlanKnown = !isRepriced && (facts.elegido !== null || cotizacion?.planes.length === 1);
      const producto = oneLine(own ?? cotizacion?.producto);
      return {
        asunto: `Póliza ${numero}${of(producto)}`,
        blocks: [
          [`Estos son los datos de tu póliza ${numero}${of(producto)}.`, insured],
          isPlanKnown ? planBlock(facts) : [],
          vigenciaLine(desde ?? cotizacion?.feDesde, hasta ?? cotizacion?.feHasta),
        ],
      };
    }
    case 'documento': {
      const title = oneLine(subject.title);
      return { asunto: title, blocks: [[`Te envío el documento «${title}».`]] };
    }
  }
}

/** The message about a quote, a policy or a document, for the user to edit (assumptions P16). */
export function clientMessage(facts: MessageFacts): ClientMessage {
  const { asunto, blocks } = contentOf(facts);
  const paragraphs = [
    greeting(facts.cliente),
    ...blocks.map((lines) => lines.filter((line) => line !== '').join('\n')),
    [closing, oneLine(facts.intermediario)].filter((line) => line !== '').join('\n'),
  ];
  return { asunto, texto: paragraphs.filter((block) => block !== '').join('\n\n') };
}
