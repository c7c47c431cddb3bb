import type { components } from '../generated/auth.ts';

type WireUser = components['schemas']['CurrentUser'];

/** The signed-in user (specification 1, section 3), with role ids as numbers and without tokens. */
export interface Usuario extends Omit<WireUser, 'roles'> {
  readonly roles: readonly number[];
}

/** Roles of specification 1, section 6. */
export const role = {
  intermediario: 32,
  intermediarioAutoriza: 76,
  cobranzas: 57,
  comision: 58,
  servicio: 59,
  suscripcion: 55,
} as const;

/** A role that does not open the portal (specification 1, section 6). */
export const autorizaIntermediarios = 1006;

const accepted: ReadonlySet<number> = new Set(Object.values(role));

/** The login's message without an accepted role (specification 1, section 6, to the letter). */
export const refusedTexts = {
  title: 'Autorización de usuario',
  message: 'Usuario no autorizado, no cuenta con el rol necesario',
} as const;

/** Reads the user from an answer, without tokens and with roles as numbers. */
export function toUsuario(wire: WireUser): Usuario {
  return {
    userName: wire.userName,
    name: wire.name,
    entidad: wire.entidad,
    sucursal: wire.sucursal,
    codeMediador: wire.codeMediador,
    codePersonMediador: wire.codePersonMediador,
    email: wire.email,
    typeDocument: wire.typeDocument,
    identifier: wire.identifier,
    mediadorIdentifier: wire.mediadorIdentifier,
    mediadorTypeDocument: wire.mediadorTypeDocument,
    mediadorName: wire.mediadorName,
    roles: wire.roles.map(({ id }) => Number(id)).filter(Number.isInteger),
  };
}

/** Whether the user holds a role that may sign in. */
export function hasAcceptedRole(usuario: Usuario): boolean {
  return usuario.roles.some((id) => accepted.has(id));
}

/** Whether the user may see a screen that requires a role; undefined requires a session only. */
export function mayEnter(usuario: Usuario, required: number | undefined): boolean {
  return required === undefined || usuario.roles.includes(required);
}
