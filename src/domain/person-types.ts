/** Person types (specification 1, section 3). */
export const tipoPersona = { natural: 1, juridica: 2, regimenEspecial: 3, gubernamental: 4, fisico: 5 } as const;

/** The person types that filters offer (specification 1, section 2; assumptions C1). */
export const filterableTipoPersonas: readonly number[] = [tipoPersona.natural, tipoPersona.fisico];

/** Whether the field 'Razón social / Nombre Apellido' is shown (specification 1, section 2). */
export function hasRazonSocial(idTipoPersona: string): boolean {
  return idTipoPersona === String(tipoPersona.juridica) || idTipoPersona === String(tipoPersona.fisico);
}
