import type { Seccion } from '../../../domain/emisiones.ts';

/** What the sections of an issuance are called (specification 2, section 2). */
export const nombreSeccion: Readonly<Record<Seccion, string>> = {
  asegurado: 'Datos del asegurado',
  contratante: 'Datos del contratante',
  emision: 'Datos de emisión',
  cuentas: 'Cuentas bancarias',
  datos: 'Datos técnicos',
  documentos: 'Documentos',
};

/** Id of the heading of a section on the page. */
export const idSeccion = (seccion: Seccion): string => `emision-seccion-${seccion}`;

/** Leads to a section. */
export function goToSeccion(seccion: Seccion): void {
  const heading = document.getElementById(idSeccion(seccion));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
