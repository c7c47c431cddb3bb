/** The list or form at `path` with `values` in its query; null without a path or values. */
export function withGiven(
  path: string | null,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string | null {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return path === null || given.length === 0 ? null : `${path}?${new URLSearchParams(given)}`;
}

/** A document in the query of a list or form; a type without a number is left out. */
export function documentoQuery(tipo: string | null | undefined, numero: string | null | undefined) {
  return numero ? { tipoDocumento: tipo, numeroDocumento: numero } : {};
}
