import type { Effect } from './effects.ts';
import type { Kind } from './shapes.ts';
import type { Outcome } from './verdicts.ts';

export const outcomeWords: Readonly<Record<Outcome, string>> = {
  confirmed: 'Confirmado',
  contradicted: 'Contradicho',
  unseen: 'No visto',
};

export const kindWords: Readonly<Record<Kind, string>> = {
  missing: 'Falta un campo',
  additional: 'Hay un campo de más',
  type: 'Otro tipo',
  'number-in-text': 'Un número como texto',
  spelling: 'Otro nombre',
  null: 'Vino nulo',
  'day-form': 'Otra forma de fecha',
  'instant-form': 'Otra forma de instante',
  value: 'Otro valor',
  envelope: 'Otro sobre',
  status: 'Otro estado HTTP',
  content: 'Otro contenido',
  time: 'No contestó a tiempo',
  compression: 'Sin comprimir',
  cors: 'Falta una cabecera CORS',
};

/** Words for the effect of an answer in the portal. */
export const effectWords: Readonly<Record<Effect, string>> = {
  read: 'El portal la lee',
  'rows-lost': 'El portal deja filas fuera',
  unread: 'El portal no la lee',
};
