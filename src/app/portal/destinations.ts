import type { RouteName } from '../../domain/paths.ts';
import type { RecentThing } from '../../domain/recent.ts';
import { type LookUp, readLookUps, readNombre } from '../../domain/search.ts';
import { mayEnter, type Usuario } from '../../domain/usuario.ts';
import { foldText } from '../../format/text.ts';
import { visibleText } from '../../text/typed-text.ts';
import type { Destination, DestinationGroup, FrameAction } from '../shell/destination.ts';
import type { RouteDefinition } from './routes.tsx';

/** Words without meaning for the search. */
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

/** Score of a typed word: 3 begins the label, 2 begins its later word, 1 fits any other word. */
function fitOf(typed: string, label: readonly string[], others: readonly string[]): number {
  // A plural finds its singular.
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

/** Whether the label alone matches all typed words, so that they are no person's name. */
const isNamed = (typed: readonly string[], label: string) => typed.every((word) => fitOf(word, wordsOf(label), []) >= 2);

const listsLabel = 'Buscar en las listas';

const kindOf = ({ search }: RouteDefinition) => search?.number?.kind;

const numberOf = (lookUp: LookUp) =>
  'numero' in lookUp ? String(lookUp.numero) : 'documento' in lookUp ? lookUp.documento : lookUp.nombre;

/** A link to a screen, whose code loads when the pointer or the focus reaches it. */
const wayTo = ({ icon, page }: RouteDefinition, label: string, href: string) => ({
  label,
  icon,
  href,
  onIntent: () => void page.preload(),
});

function toList(route: RouteDefinition, number: string, lookUp?: LookUp): readonly Destination[] {
  const list = route.search?.number;
  if (!list) return [];
  return [{ ...wayTo(route, `Buscar ${number} en ${list.label}`, list.path(number)), ...(lookUp && { lookUp }) }];
}

/** Lists that can search the number, likeliest first: those with a look-up, then the others. */
function findLists(open: readonly RouteDefinition[], lookUps: readonly LookUp[]): readonly Destination[] {
  const listsWithLookUp = lookUps.flatMap((lookUp) =>
    open.filter((route) => kindOf(route) === lookUp.kind).flatMap((route) => toList(route, numberOf(lookUp), lookUp)),
  );
  const [first] = lookUps;
  // A policy comes first only if typed with entity and ramo; no other list has such numbers.
  if (!first || first.kind === 'poliza') return listsWithLookUp;
  const others = open.filter((route) => !lookUps.some(({ kind }) => kind === kindOf(route)));
  return [...listsWithLookUp, ...others.flatMap((route) => toList(route, numberOf(first)))];
}

function findName(open: readonly RouteDefinition[], typed: string): readonly Destination[] {
  const name = visibleText(typed).replaceAll(/ +/g, ' ');
  const lookUp = readNombre(typed);
  return open.flatMap((route) => {
    const list = route.search?.name;
    if (!list) return [];
    const way = wayTo(route, `Buscar «${name}» en ${list.label}`, list.path(name));
    return [lookUp && kindOf(route) === lookUp.kind ? { ...way, lookUp } : way];
  });
}

function toScreen(route: RouteDefinition): FrameAction {
  const { title, path, menu, search } = route;
  return {
    ...wayTo(route, menu?.label ?? title, path),
    detail: menu?.group,
    keywords: `${title} ${menu?.group ?? ''} ${search?.keywords ?? ''}`,
  };
}

const listOf: Readonly<Record<RecentThing['kind'], RouteName>> = {
  cliente: 'listClientes',
  cotizacion: 'listCotizaciones',
  poliza: 'listPolizas',
  solicitud: 'listSolicitudes',
};

function toThing(open: readonly RouteDefinition[], recent: RecentThing): Destination {
  const { kind, id, label, about, href } = recent;
  const icon = open.find(({ name }) => name === listOf[kind])?.icon;
  return { id: `reciente ${kind} ${id}`, label, ...(about !== '' && { about }), ...(icon && { icon }), href, recent };
}

const withSome = (groups: readonly DestinationGroup[]) => groups.filter(({ destinations }) => destinations.length > 0);

const recentCount = 4;

/**
 * The destinations for a typed text in groups, the best first, recent ones first without a text
 * (assumptions S8, S17). Lists are offered for numbers, and for words that name no screen.
 */
export function findDestinations(
  routes: readonly RouteDefinition[],
  actions: readonly FrameAction[],
  usuario: Usuario,
  typed: string,
  recent: readonly RouteName[] = [],
  things: readonly RecentThing[] = [],
): readonly DestinationGroup[] {
  const open = routes.filter((route) => route.search && mayEnter(usuario, route.role));
  const lookUps = readLookUps(typed);
  if (lookUps.length > 0) return withSome([{ label: listsLabel, destinations: findLists(open, lookUps) }]);

  const all = wordsOf(typed);
  const words = all.filter((word) => !filler.has(word));
  if (words.length === 0) {
    if (visibleText(typed) !== '' && all.length === 0) return [];
    const seen = recent.flatMap((name) => open.filter((route) => route.name === name)).slice(0, recentCount);
    return withSome([
      { label: 'Recientes', destinations: [...things.map((thing) => toThing(open, thing)), ...seen.map(toScreen)] },
      { label: 'Pantallas', destinations: open.filter((route) => !seen.includes(route)).map(toScreen) },
      { label: 'Acciones', destinations: actions },
    ]);
  }

  const fitting = (destinations: readonly FrameAction[]) =>
    destinations
      .map((destination) => ({ destination, fit: fitOfAll(words, destination.label, destination.keywords) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((a, b) => b.fit - a.fit);
  const groups = [
    { label: 'Pantallas', found: fitting(open.map(toScreen)) },
    { label: 'Acciones', found: fitting(actions) },
  ].toSorted((a, b) => (b.found[0]?.fit ?? 0) - (a.found[0]?.fit ?? 0));
  const isScreen = groups.some(({ found }) => found.some(({ destination }) => isNamed(words, destination.label)));
  return withSome([
    ...groups.map(({ label, found }) => ({ label, destinations: found.map(({ destination }) => destination) })),
    { label: listsLabel, destinations: isScreen ? [] : findName(open, typed) },
  ]);
}

/** Whether the user may enter a screen that searches numbers. */
export function findsNumbers(routes: readonly RouteDefinition[], usuario: Usuario): boolean {
  return routes.some((route) => route.search?.number && mayEnter(usuario, route.role));
}
