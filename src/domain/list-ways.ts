/** The list or form at `path` with what is given of `values` in its query; null where there is no such screen, or nothing is given. */
export function withGiven(
  path: string | null,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string | null {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return path === null || given.length === 0 ? null : `${path}?${new URLSearchParams(given)}`;
}

/** A document in the query of a list or form: its type means nothing without its number. */
export function documentoQuery(tipo: string | null | undefined, numero: string | null | undefined) {
  return numero ? { tipoDocumento: tipo, numeroDocumento: numero } : {};
}
