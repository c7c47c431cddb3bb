/** The question of Salir before it deletes drafts (assumptions S6). */
export interface SalirWords {
  readonly title: string;
  readonly text: string;
  readonly leaveLabel: string;
  readonly stayLabel: string;
}

/** The question about drafts by their labels; about unsaved typing without drafts. */
export function salirWords(drafts: readonly string[]): SalirWords {
  const [first] = drafts;
  const isOne = drafts.length < 2;
  const answers = { leaveLabel: isOne ? 'Salir y borrarlo' : 'Salir y borrarlos', stayLabel: 'Quedarme' };
  if (first === undefined)
    return { ...answers, title: 'Tienes cambios sin enviar', text: 'Al salir se borra lo que escribiste.' };
  return isOne
    ? { ...answers, title: `Tienes un borrador de ${first}`, text: 'Salir lo elimina.' }
    : { ...answers, title: `Tienes ${drafts.length} borradores`, text: `Salir los elimina: ${drafts.join('; ')}.` };
}
