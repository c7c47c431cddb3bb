import type { CatalogoOption } from './catalogos.ts';

const named = (name: string) => (options: readonly CatalogoOption[]) =>
  options.find(({ nombre }) => nombre.trim().toLowerCase() === name);

/** The options that forms preset, found in the insurer's catalogues (assumptions D10). */
export const presetOption = {
  pais: (options: readonly CatalogoOption[]) => options.find(({ pais }) => pais?.idSigla === 'DO'),
  nacionalidad: named('dominicana'),
  estatus: named('activo'),
} as const;
