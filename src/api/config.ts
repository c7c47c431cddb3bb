import * as z from 'zod/mini';

const address = z.optional(z.nullable(z.string()));

const runtimeConfig = z.object({
  servicios: z.object({
    auth: z.string().check(z.minLength(1)),
    core: z.string().check(z.minLength(1)),
    reports: address,
  }),
  archivos: z.optional(z.array(z.string())),
  enlaces: z.optional(z.object({ pago: address, recuperacion: address })),
  documentos: z.optional(z.object({ conozcaCliente: address, roturaCristales: address, declaracionVehiculo: address })),
});

/** What `config.json`, served beside the app, tells about the environment (assumptions S7). */
export interface RuntimeConfig {
  /** Bases of the three services, absolute, without a trailing slash. */
  readonly servicios: { readonly auth: string; readonly core: string; readonly reports: string };
  /** Further hosts that the link of a report may point to. */
  readonly archivos: readonly string[];
  /** External addresses; null disables their control. */
  readonly enlaces: { readonly pago: string | null; readonly recuperacion: string | null };
  /** The help documents, absolute; one that is not named can't be downloaded. */
  readonly documentos: Readonly<Record<Documento, string | null>>;
}

/** The help documents (specification 1, section 1): know your customer, broken glass, auto claim declaration. */
export type Documento = 'conozcaCliente' | 'roturaCristales' | 'declaracionVehiculo';

const externalAddress = (raw: string | null | undefined): string | null => (raw && /^https?:\/\//i.test(raw) ? raw : null);

function documentAddress(raw: string | null | undefined, origin: string): string | null {
  if (!raw || !URL.canParse(raw, origin)) return null;
  return externalAddress(new URL(raw, origin).href);
}

/** Reads the text of a `config.json`; relative bases count from `origin`. Throws when it is not one. */
export function parseConfig(raw: unknown, origin: string): RuntimeConfig {
  const config = runtimeConfig.parse(raw);
  const base = (path: string) => new URL(path, origin).href.replace(/\/+$/, '');
  const core = base(config.servicios.core);
  return {
    servicios: {
      auth: base(config.servicios.auth),
      core,
      reports: config.servicios.reports ? base(config.servicios.reports) : core,
    },
    archivos: config.archivos ?? [],
    enlaces: { pago: externalAddress(config.enlaces?.pago), recuperacion: externalAddress(config.enlaces?.recuperacion) },
    documentos: {
      conozcaCliente: documentAddress(config.documentos?.conozcaCliente, origin),
      roturaCristales: documentAddress(config.documentos?.roturaCristales, origin),
      declaracionVehiculo: documentAddress(config.documentos?.declaracionVehiculo, origin),
    },
  };
}

/** Loads the `config.json` at `url`; relative bases count from `origin`. Rejects when it can't be had or read. */
export async function loadConfig(url: string, origin: string): Promise<RuntimeConfig> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`config.json: ${response.status}`);
  return parseConfig(await response.json(), origin);
}
