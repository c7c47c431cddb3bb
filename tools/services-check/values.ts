import { estatusNotificacion, estatusPoliza, estatusSiniestro, type EstatusTones } from '../../src/domain/estatus.ts';

/** Expected values of a field, beyond its type. */
export interface ValueRule {
  /** Expectation, in Spanish. */
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
  /** Numbered assumptions that state it. */
  readonly assumptions: readonly string[];
  /** Where to change the portal, if not in the contract: a file and a text of its line. */
  readonly table?: readonly [file: string, text: string];
  /** The portal handles other values. */
  readonly tolerated?: true;
}

const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    typeof value !== 'string' || pattern.test(value);
const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const among =
  (tones: EstatusTones) =>
  (value: unknown): boolean =>
    typeof value !== 'string' || Object.hasOwn(tones, value.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase());

const currency: ValueRule = { expected: 'código de moneda de tres letras', holds: matches(/^[A-Z]{3}$/), assumptions: ['B5'] };
const document: ValueRule = {
  expected: 'dígitos (o letras de un pasaporte) sin separadores',
  holds: matches(/^[0-9A-Za-z]*$/),
  assumptions: ['W3'],
};
const digits: ValueRule = { expected: 'solo dígitos', holds: matches(/^\d*$/), assumptions: ['W3'] };

/** Rules by schema and field. */
export const valueRules: Readonly<Record<string, ValueRule>> = {
  'Saldo.moneda': currency,
  'SiniestroRow.moneda': currency,
  'Pais.telPrefijo': { expected: 'prefijo sin el signo +', holds: matches(/^\d[\d -]*$/), assumptions: [] },
  'Role.id': {
    expected: 'número, o su texto',
    holds: (value) => Number.isInteger(Number(value)),
    assumptions: ['S5'],
    table: ['src/domain/usuario.ts', 'export const role'],
  },
  'Ticket.priority': {
    expected: 'low, normal, high o urgent',
    holds: oneOf('low', 'normal', 'high', 'urgent'),
    assumptions: ['R3'],
  },
  'Ticket.status': {
    expected: 'new, open, pending, hold, solved o closed',
    holds: oneOf('new', 'open', 'pending', 'hold', 'solved', 'closed'),
    tolerated: true,
    assumptions: ['R3'],
  },
  'TicketComment.public': {
    expected: 'ninguna nota interna (public: false)',
    holds: (value) => value !== false,
    assumptions: ['R9'],
  },
  'Dependencia.value': { expected: 'valorDato1 a valorDato6', holds: matches(/^valorDato[1-6]$/), assumptions: ['Q14'] },
  'CampoTecnico.inDatoRequerido': { expected: '0 o 1', holds: oneOf(0, 1), assumptions: [] },
  'CampoTecnico.tpDato': { expected: 'C, N, F o A', holds: oneOf('C', 'N', 'F', 'A'), assumptions: ['Q18'] },
  'SiniestroRow.ramo': { expected: 'número del ramo', holds: matches(/^\d+$/), assumptions: [] },
  'CotizacionRow.idEstatus': {
    expected: '0, 1, 3, 4, 6 o 7',
    holds: oneOf(0, 1, 3, 4, 6, 7),
    tolerated: true,
    assumptions: ['Q16'],
    table: ['src/domain/cotizaciones.ts', 'estatus'],
  },
  'PolizaRow.estatusCertifiado': {
    expected: 'un estatus de la tabla',
    holds: among(estatusPoliza),
    tolerated: true,
    assumptions: ['P15'],
    table: ['src/domain/estatus.ts', 'export const estatusPoliza'],
  },
  'SiniestroRow.estatus': {
    expected: 'un estatus de la tabla',
    holds: among(estatusSiniestro),
    tolerated: true,
    assumptions: ['P15'],
    table: ['src/domain/estatus.ts', 'export const estatusSiniestro'],
  },
  'NotificacionRow.estatus': {
    expected: 'un estatus de la tabla',
    holds: among(estatusNotificacion),
    tolerated: true,
    assumptions: ['P15'],
    table: ['src/domain/estatus.ts', 'export const estatusNotificacion'],
  },
  'ClienteRow.nuDocumento': document,
  'Cliente.nuDocumento': document,
  'CotizacionRow.numDocumento': document,
  'PolizaRow.noDocContratante': document,
  'SiniestroRow.identificacion': document,
  'CurrentUser.identifier': document,
  'Telefono.numero': digits,
  'Telefono.nuArea': digits,
};
