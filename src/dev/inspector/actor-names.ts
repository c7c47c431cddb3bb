import { catalogos } from '../../domain/catalogos.ts';
import { reportes } from '../../domain/reportes.ts';
import type { Screen } from '../../kit/portal/screen.ts';
import type { SeenActor, World } from './moment.ts';

/** Every screen's registration, which names the calls that only this screen makes. */
const modules = import.meta.glob<Readonly<Record<string, object>>>('../../features/**/screen.ts', { eager: true });

const isScreen = (part: object): part is Screen => 'page' in part;

const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const places = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isScreen))
    .flatMap(({ title, notices = {} }) =>
      Object.entries(notices).map(([operation, row]) => {
        const what = asTitle(row.title.replace(/^Consulta (?:de )?/, ''));
        return [operation, { screen: title, what }] as const;
      }),
    ),
);

/** Name of a call that several screens make: `fetchProductoCampos` is 'Producto campos'. */
const inWords = (operation: string) =>
  asTitle(
    operation
      .replace(/^fetch/, '')
      .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .trim(),
  );

/** Words for machines that serve every screen, by chart; `fetch` needs none. */
const kinds: Readonly<Record<string, string>> = {
  list: 'lista',
  export: 'exportación',
  lookUp: 'búsqueda',
  write: 'envío',
};

const read = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

const isCatalogo = (name: string): name is keyof typeof catalogos => name in catalogos;
const isReporte = (code: unknown): code is keyof typeof reportes => typeof code === 'string' && code in reportes;

/** Name of an actor among its siblings. Actors of a shared machine are named after their call. */
export function titleOf({ name, chart, context }: SeenActor): string {
  const operation = read(context, 'operation');
  if (chart !== null && typeof operation === 'string') {
    const [catalogo = '', ...parents] = name.split('&');
    if (isCatalogo(catalogo)) return ['Catálogo', catalogos[catalogo].label, ...parents].join(' › ');
    if (name !== chart) return name;
    const place = places.get(operation);
    const kind = kinds[chart];
    if (kind === undefined) return place ? `${place.screen} › ${place.what}` : inWords(operation);
    return `${place?.screen ?? inWords(operation)} › ${kind}`;
  }
  const code = read(context, 'order', 'request', 'name') ?? read(context, 'made', 'order', 'request', 'name');
  return name === 'report' && isReporte(code) ? `Reporte › ${reportes[code].title}` : name;
}

/** Name of an actor by itself; null is the view. */
export function nameOf(world: World, id: string | null): string {
  if (id === null) return 'vista';
  const actor = world.get(id);
  if (!actor) return id;
  const parent = actor.parent === null ? undefined : world.get(actor.parent);
  const title = titleOf(actor);
  // Children of a flow's own machine have names of their own.
  return parent && title === actor.name && titleOf(parent) !== parent.name ? `${titleOf(parent)} › ${title}` : title;
}
