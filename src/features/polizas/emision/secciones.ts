import type { Seccion } from '../../../domain/emisiones.ts';

/** The names of an issuance's sections (specification 2, section 2). */
export const nombreSeccion: Readonly<Record<Seccion, string>> = {
  asegurado: 'Datos del asegurado',
  contratante: 'Datos del contratante',
  emision: 'Datos de emisión',
  cuentas: 'Cuentas bancarias',
  datos: 'Datos técnicos',
  documentos: 'Documentos',
};

/** Element id of a section's heading. */
export const idSeccion = (seccion: Seccion): string => `emision-seccion-${seccion}`;

/** Scrolls to a section and focuses its heading. */
export function goToSeccion(seccion: Seccion): void {
  const heading = document.getElementById(idSeccion(seccion));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
