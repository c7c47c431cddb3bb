/** A client, quote, policy or request that was opened. */
export interface RecentThing {
  readonly kind: 'cliente' | 'cotizacion' | 'poliza' | 'solicitud';
  /** Unique within its kind. */
  readonly id: string;
  readonly label: string;
  /** Further words below the label. */
  readonly about: string;
  /** The address of its screen, relative to the router's base. */
  readonly href: string;
}

const mostRecent = 10;

/** Adds an opened thing as the newest. */
export function withRecent(known: readonly RecentThing[], thing: RecentThing): readonly RecentThing[] {
  const others = known.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id);
  return [thing, ...others].slice(0, mostRecent);
}
