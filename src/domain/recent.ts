/** A client, a quote, a policy or a request that was opened. */
export interface RecentThing {
  readonly kind: 'cliente' | 'cotizacion' | 'poliza' | 'solicitud';
  /** Tells it from the others of its kind. */
  readonly id: string;
  readonly label: string;
  /** More of it, below its label. */
  readonly about: string;
  /** Where it is opened again, relative to the router's base. */
  readonly href: string;
}

/** How many are kept. */
const mostRecent = 10;

/** The things that were opened last, the newest first, once one more is opened. */
export function withRecent(known: readonly RecentThing[], thing: RecentThing): readonly RecentThing[] {
  const others = known.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  return [thing, ...others].slice(0, mostRecent);
}
