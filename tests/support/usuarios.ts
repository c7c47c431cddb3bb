import type { components } from '../../src/generated/auth.ts';
import type { Usuario } from '../../src/domain/usuario.ts';

/** A user in the service's answer, with the given roles. */
export function wireUser(...roles: (number | string)[]): components['schemas']['CurrentUser'] {
  return {
    userName: 'ana',
    name: 'Ana Peña',
    entidad: 1,
    sucursal: 2,
    codeMediador: 1024,
    codePersonMediador: 50124,
    email: 'ana@ejemplo.do',
    typeDocument: 'CED',
    identifier: '00113918205',
    mediadorIdentifier: '131000012',
    mediadorTypeDocument: 'RNC',
    mediadorName: 'Corredores Peña',
    roles: roles.map((id) => ({ id })),
  };
}

/** The same user as stored by the portal. */
export const usuario = (...roles: number[]): Usuario => ({ ...wireUser(), roles });

/** Ana may enter the whole portal. */
export const ana = usuario(32);
