import type { DatoNombrado } from '../../../domain/bien.ts';
import type { Cotizacion, PlanCotizado } from '../../../domain/cotizaciones.ts';
import { cuotasDePlan, pricesOf } from '../../../domain/planes.ts';
import type { SendSubject } from '../../../domain/send.ts';
import { formatDay } from '../../../format/dates.ts';
import { formatPrecio } from '../../../format/money.ts';
import type { Cliente } from '../../../machines/actors/cliente.ts';
import { visibleText } from '../../../text/typed-text.ts';

/** What a message says of its client: never the document, nor how to reach him. */
type Destinatario = Pick<Cliente, 'primerNombre' | 'razonSocial' | 'nombreCompleto'>;

/** What a message to a client is composed of. */
export interface MessageFacts {
  readonly subject: SendSubject;
  readonly cliente: Destinatario | null;
  readonly cotizacion: Cotizacion | null;
  /** What is insured. */
  readonly bien: readonly DatoNombrado[];
  /** Name of the currency, or its code; empty where it is not known. */
  readonly moneda: string;
  /** `noItem` of the chosen plan. */
  readonly elegido: number | null;
  /** Who writes. */
  readonly intermediario: string;
}

/** A message with the line that an e-mail has above it. */
export interface ClientMessage {
  readonly asunto: string;
  readonly texto: string;
}

const oneLine = (text: string | null | undefined) => visibleText(text ?? '').replaceAll(/ +/g, ' ');

/** A name that is kept in capitals, as people write it. */
function asWritten(name: string): string {
  if (name !== name.toLocaleUpperCase('es')) return name;
  return name.toLocaleLowerCase('es').replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toLocaleUpperCase('es'));
}

/** How the client is called: a person by the first name, a company by its own. */
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

/** What is insured in one line: a vehicle by make, model and year, anything else by its labels. */
function bienLine(bien: readonly DatoNombrado[]): string {
  const given = bien.map(({ label, text }) => ({ label: oneLine(label), text: oneLine(text) })).filter(({ text }) => text !== '');
  const vehicle = ['marca', 'modelo', 'año'].flatMap((word) => given.find(startsWith(word)) ?? []);
  if (vehicle.some(startsWith('marca'))) return vehicle.map(({ text }) => text).join(' ');
  return given
    .slice(0, 3)
    .map(({ label, text }) => `${label}: ${text}`)
    .join(' · ');
}

/** What each part of a plan costs; empty where its name does not say how many there are. */
function cuotasText(plan: PlanCotizado, moneda: string): string {
  const cuotas = cuotasDePlan(plan);
  if (!cuotas) return '';
  const { count, amount, isExact } = cuotas;
  return `${count} cuotas de ${isExact ? '' : 'aproximadamente '}${formatPrecio(amount, moneda)}`;
}

/** One plan, in lines of its own. */
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

/** Several plans, a line each, to be compared. */
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

/** The blocks between greeting and closing, and what the message is about. */
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
      // Without the chosen plan nothing is known of what was sold.
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

/** What is written to a client about a quote, a policy or a document, to be read and changed before it goes (assumptions P16). */
export function clientMessage(facts: MessageFacts): ClientMessage {
  const { asunto, blocks } = contentOf(facts);
  const paragraphs = [
    greeting(facts.cliente),
    ...blocks.map((lines) => lines.filter((line) => line !== '').join('\n')),
    [closing, oneLine(facts.intermediario)].filter((line) => line !== '').join('\n'),
  ];
  return { asunto, texto: paragraphs.filter((block) => block !== '').join('\n\n') };
}
