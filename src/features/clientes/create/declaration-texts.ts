import { isSameDocumento, tipoDocumento } from '../../../domain/documents.ts';
import type { Usuario } from '../../../domain/usuario.ts';

/** The client of a declaration. */
export interface DeclaredCliente {
  readonly tipo: string;
  readonly numero: string;
  readonly nombre: string;
}

type Declarant = Pick<
  Usuario,
  'name' | 'typeDocument' | 'identifier' | 'mediadorIdentifier' | 'mediadorTypeDocument' | 'mediadorName'
>;

/** The two statements (specification 1, section 2, "Confirmation modal"). */
export const statements = [
  'La información suministrada a la aseguradora es veraz y se comparte con la autorización expresa del cliente.',
  'Los documentos entregados son copia fiel de sus originales, y la aseguradora queda liberada de toda responsabilidad por su falsedad o error.',
] as const;

/** The label of the box that enables 'Crear', quoted to the letter. */
export const confirmation = 'Confirmo que los datos proporcianados son correctos y verídicos';

/**
 * The opening of a declaration (specification 1, section 2, "Confirmation modal"; assumptions C5):
 * the user may act for the intermediary; a client with another document is named.
 */
export function declarationOpening(usuario: Declarant, cliente: DeclaredCliente): string {
  const mediador = { tipo: usuario.mediadorTypeDocument ?? '', numero: usuario.mediadorIdentifier ?? '' };
  const user = { tipo: usuario.typeDocument ?? '', numero: usuario.identifier ?? '' };
  const mediadorName = usuario.mediadorName ?? usuario.name;
  const isOwn = user.numero.trim() === '' || isSameDocumento(user, mediador);
  const about = isSameDocumento(cliente, mediador) ? '' : `, en relación con el cliente ${cliente.nombre}`;
  if (!isOwn) return `Yo, ${usuario.name}, en nombre y representación de ${mediadorName}${about}, declaro lo siguiente:`;
  if (mediador.tipo === tipoDocumento.rnc) {
    return `Quien suscribe, la sociedad de comercio ${mediadorName}${about}, declara lo siguiente:`;
  }
  return `Yo, ${mediadorName}${about}, declaro lo siguiente:`;
}
