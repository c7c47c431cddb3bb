import { catalogos } from '../../domain/catalogos.ts';
import { reportes } from '../../domain/reportes.ts';
import type { Screen } from '../../kit/portal/screen.ts';
import type { SeenActor, World } from './moment.ts';

/** The registration of every screen, which names the calls that this screen alone makes. */
const modules = import.meta.glob<Readonly<Record<string, object>>>('../../features/**/screen.ts', { eager: true });

const isScreen = (part: object): part is Screen => 'page' in part;

/** The first letter large, as a title has it. */
const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The screen and the words of each call. */
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

/** The name of a call that several screens make, in words: `fetchProductoCampos` is 'Producto campos'. */
const inWords = (operation: string) =>
  asTitle(
    operation
      .replace(/^fetch/, '')
      .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .trim(),
  );

/** The work of the machines that serve every screen, by their charts; that of `fetch` goes without saying. */
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

/** The name of an actor among its brothers: an actor of a machine that serves many is named after its call. */
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

/** The name of an actor where it stands alone; null is the view. */
export function nameOf(world: World, id: string | null): string {
  if (id === null) return 'vista';
  const actor = world.get(id);
  if (!actor) return id;
  const parent = actor.parent === null ? undefined : world.get(actor.parent);
  const title = titleOf(actor);
  // A child of a machine of one flow has a name of its own.
  return parent && title === actor.name && titleOf(parent) !== parent.name ? `${titleOf(parent)} › ${title}` : title;
}
