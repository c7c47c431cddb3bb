import { normaliseNumeroDocumento } from '../../domain/documents.ts';
import { mayEnter, type Usuario } from '../../domain/usuario.ts';
import { foldText } from '../../format/text.ts';
import type { Destination, FrameAction } from '../shell/destination.ts';
import type { RouteDefinition } from './routes.tsx';

/** Words that say nothing about where somebody wants to go. */
const filler = new Set([
  'a',
  'al',
  'de',
  'del',
  'el',
  'en',
  'ir',
  'la',
  'las',
  'los',
  'mi',
  'mis',
  'para',
  'por',
  'un',
  'una',
  'ver',
  'y',
]);

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well one typed word fits: 3 begins the label, 2 begins a word of it, 1 begins or (from three letters on) stands in any other word. */
function fitOf(typed: string, label: readonly string[], others: readonly string[]): number {
  // A plural finds its singular, as a beginning finds the rest.
  const stem = typed.length > 3 ? typed.replace(/(?:es|s)$/, '') : typed;
  if (label[0]?.startsWith(stem)) return 3;
  if (label.some((word) => word.startsWith(stem))) return 2;
  if (others.some((word) => word.startsWith(stem))) return 1;
  return stem.length >= 3 && [...label, ...others].some((word) => word.includes(stem)) ? 1 : 0;
}

function fitOfAll(typed: readonly string[], label: string, others: string): number {
  const [labelWords, otherWords] = [wordsOf(label), wordsOf(others)];
  const fits = typed.map((word) => fitOf(word, labelWords, otherWords));
  return fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 0);
}

/** What a person may type for a document or a policy: digits with separators, after at most three letters. */
function numberIn(typed: string): string | null {
  const number = normaliseNumeroDocumento(typed);
  return /^[a-z]{0,3}\d{4,18}$/i.test(number) ? number : null;
}

/**
 * The destinations for what was typed, the best first; all of them for nothing (assumptions S8). Only what the user may enter is
 * offered. A number is offered to the screens that can look for it.
 */
export function findDestinations(
  routes: readonly RouteDefinition[],
  actions: readonly FrameAction[],
  usuario: Usuario,
  typed: string,
): readonly Destination[] {
  const open = routes.filter((route) => route.search && mayEnter(usuario, route.role));
  const number = numberIn(typed);
  if (number !== null) {
    return open.flatMap(({ search, menu, page }) =>
      search?.number
        ? [
            {
              label: `Buscar ${number} en ${search.number.label}`,
              icon: menu?.icon ?? search.icon,
              href: search.number.path(number),
              onIntent: () => void page.preload(),
            },
          ]
        : [],
    );
  }

  const screens = open.map(({ title, path, menu, search, page }): FrameAction => {
    const label = menu?.label ?? title;
    return {
      label,
      detail: menu?.group,
      icon: menu?.icon ?? search?.icon,
      href: path,
      onIntent: () => void page.preload(),
      keywords: `${title} ${menu?.group ?? ''} ${search?.keywords ?? ''}`,
    };
  });
  const all = wordsOf(typed);
  const words = all.filter((word) => !filler.has(word));
  if (words.length === 0 && typed.trim() !== '' && all.length === 0) return [];
  return [...screens, ...actions]
    .map((destination) => ({
      destination,
      fit: words.length === 0 ? 1 : fitOfAll(words, destination.label, destination.keywords),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ destination }) => destination);
}
