import { direccionDependencies } from '../../../domain/dependencies.ts';
import { normaliseTelefono } from '../../../domain/phones.ts';
import type { ValidatedStep } from '../../../machines/cliente/wizard-steps.ts';
import { cleanTyped } from '../../../text/typed-text.ts';
import { type RecordKind, readFieldPath } from '../../../kit/records/record-kind.ts';
import { correoSchema, direccionSchema, domicilioSchema, telefonoSchema } from './cliente-schema.ts';
import { correoLabels, direccionLabels, domicilioLabels, labels, telefonoLabels } from './cliente-texts.ts';
import {
  type CorreoValues,
  type DireccionValues,
  type DomicilioValues,
  noCorreo,
  noDireccion,
  noDomicilio,
  noTelefono,
  type TelefonoValues,
} from './cliente-values.ts';

const isSameTelefono = (one: TelefonoValues, other: TelefonoValues) =>
  one.idPais === other.idPais && normaliseTelefono(one.nuArea + one.numero) === normaliseTelefono(other.nuArea + other.numero);

const isSameCorreo = (one: CorreoValues, other: CorreoValues) =>
  cleanTyped(one.email).toLowerCase() === cleanTyped(other.email).toLowerCase();

type Kind<Row extends object> = RecordKind<Row, ValidatedStep>;

/** The kinds of rows that a client has. */
export interface ClienteRecords {
  readonly telefono: Kind<TelefonoValues>;
  readonly correo: Kind<CorreoValues>;
  readonly direccion: Kind<DireccionValues>;
  readonly domicilio: Kind<DomicilioValues>;
}

/** Defines the kinds of rows; `today` is a day (`yyyy-MM-dd`). */
export const clienteRecords = (today: string): ClienteRecords => ({
  telefono: {
    kind: 'telefono',
    list: 'telefonos',
    empty: noTelefono,
    schema: telefonoSchema,
    labels: telefonoLabels,
    singular: 'Teléfono',
    plural: labels.telefonos,
    step: 'contact',
    firstField: 'idTipoNumero',
    inDialog: false,
    notAdded: 'Agrega el teléfono que escribiste o borra sus campos.',
    isSame: isSameTelefono,
    sameText: 'Ya agregaste este teléfono',
  },
  correo: {
    kind: 'correo',
    list: 'correos',
    empty: noCorreo,
    schema: correoSchema,
    labels: correoLabels,
    singular: 'Correo',
    plural: labels.correos,
    step: 'contact',
    firstField: 'email',
    inDialog: false,
    notAdded: 'Agrega el correo que escribiste o borra sus campos.',
    isSame: isSameCorreo,
    sameText: 'Ya agregaste este correo',
  },
  direccion: {
    kind: 'direccion',
    list: 'direcciones',
    empty: noDireccion,
    schema: direccionSchema,
    labels: direccionLabels,
    singular: 'Dirección',
    plural: labels.direcciones,
    step: 'contact',
    firstField: 'idTipoDireccion',
    inDialog: true,
    notAdded: 'Agrega la dirección que empezaste o presiona Cancelar en ella.',
    dependencies: direccionDependencies,
  },
  domicilio: {
    kind: 'domicilio',
    list: 'domicilioBancarios',
    empty: noDomicilio,
    schema: domicilioSchema(today),
    labels: domicilioLabels,
    singular: 'Domiciliación',
    plural: labels.domicilioBancarios,
    step: 'financial',
    firstField: 'idBanco',
    inDialog: true,
    notAdded: 'Agrega la domiciliación que empezaste o presiona Cancelar en ella.',
  },
});

/** The step of a problem outside the form's fields: a row that was typed but not added. */
export const clienteStepOf =
  (kinds: ClienteRecords) =>
  (name: string): ValidatedStep | null => {
    const place = readFieldPath<ClienteRecords[keyof ClienteRecords]>(Object.values(kinds), name);
    return place.at === 'pending' ? (place.kind.step ?? null) : null;
  };
