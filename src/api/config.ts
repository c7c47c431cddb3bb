import { addressIn } from '../text/addresses.ts';
import * as z from 'zod/mini';

const address = z.optional(z.nullable(z.string()));

const longest = 3600;
const seconds = z.optional(z.number().check(z.positive(), z.maximum(longest)));

const runtimeConfig = z.object({
  servicios: z.object({
    auth: z.string().check(z.minLength(1)),
    core: z.string().check(z.minLength(1)),
    reports: address,
  }),
  archivos: z.optional(z.array(z.string())),
  enlaces: z.optional(z.object({ pago: address, recuperacion: address })),
  documentos: z.optional(
    z.object({ conozcaCliente: address, conozcaEmpresa: address, roturaCristales: address, declaracionVehiculo: address }),
  ),
  plazos: z.optional(z.object({ lecturas: seconds, escrituras: seconds, reportes: seconds })),
  telemetria: z.optional(z.unknown()),
});

/** The settings in `config.json`, which is served beside the app (assumptions S7). */
export interface RuntimeConfig {
  /** Absolute base addresses of the three services, without a trailing slash. */
  readonly servicios: { readonly auth: string; readonly core: string; readonly reports: string };
  /** Further hosts that the link of a report may point to. */
  readonly archivos: readonly string[];
  /** External addresses; null disables their control. */
  readonly enlaces: { readonly pago: string | null; readonly recuperacion: string | null };
  /** Absolute addresses of the help documents; null for one that can't be downloaded. */
  readonly documentos: Readonly<Record<Documento, string | null>>;
  /** How long a service may stay silent before a call is cancelled, in milliseconds. */
  readonly plazos: Readonly<Record<Plazo, number>>;
  /** Where troubles are reported; null for nowhere. */
  readonly telemetria: Telemetria | null;
}

/** The settings of the reports to the operator of the portal. */
export interface Telemetria {
  /** Absolute base of the collector, without a trailing slash; logs go to its `/v1/logs`. */
  readonly destino: string;
  /** The share of visits that report, from 0 to 1. */
  readonly muestra: number;
  /** Whether each call to a service names its trace. */
  readonly trazas: boolean;
}

/** The configuration could not be loaded or read. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Calls with a deadline of their own; reports take longest, as they are made first. */
export type Plazo = 'lecturas' | 'escrituras' | 'reportes';

const usual: Readonly<Record<Plazo, number>> = { lecturas: 30, escrituras: 60, reportes: 180 };

/** The help documents (specification 1, section 1). */
export type Documento = 'conozcaCliente' | 'conozcaEmpresa' | 'roturaCristales' | 'declaracionVehiculo';

const externalAddress = (raw: string | null | undefined): string | null => (raw && /^https?:\/\//i.test(raw) ? raw : null);

function documentAddress(raw: string | null | undefined, origin: string): string | null {
  return externalAddress(raw && addressIn(raw, origin)?.href);
}

/** Throws a {@link ConfigError} for an address that is none. */
function baseOf(name: string, raw: string, origin: string): string {
  const { protocol = '', href = '' } = addressIn(raw, origin) ?? {};
  if (!/^https?:$/.test(protocol)) {
    throw new ConfigError(`config.json: servicios.${name} is invalid: «${raw}» is neither an http(s) address nor a relative one`);
  }
  return href.replace(/\/+$/, '');
}

const telemetria = z.strictObject({
  destino: z.string(),
  muestra: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  trazas: z.optional(z.boolean()),
});

const wrongTelemetria = (why: string) => new ConfigError(`config.json: telemetria no sirve: ${why}`);

function readTelemetria(raw: unknown, origin: string): Telemetria | null {
  if (raw === undefined || raw === null) return null;
  const { data } = z.safeParse(telemetria, raw);
  if (!data) {
    throw wrongTelemetria(
      'debe tener «destino» (un texto) y puede tener «muestra» (de 0 a 1) y «trazas» (true o false), nada más',
    );
  }
  const { destino, muestra = 1, trazas = false } = data;
  const found = addressIn(destino, origin);
  const isOwn = found?.origin === new URL(origin).origin;
  if (!found || (found.protocol !== 'https:' && !isOwn) || found.search !== '' || found.username !== '') {
    throw wrongTelemetria(`destino «${destino}» no es una dirección https ni una del propio portal, sin consulta ni usuario`);
  }
  return { destino: found.href.replace(/[/#]+$/, ''), muestra, trazas };
}

/** Reads a `config.json`; relative addresses count from `origin`. Throws a {@link ConfigError}. */
export function parseConfig(raw: unknown, origin: string): RuntimeConfig {
  const { data: config, error } = runtimeConfig.safeParse(raw);
  if (!config) throw new ConfigError(`config.json: ${error.message}`);
  const { auth, core, reports } = config.servicios;
  const plazo = (name: Plazo) => (config.plazos?.[name] ?? usual[name]) * 1000;
  return {
    servicios: {
      auth: baseOf('auth', auth, origin),
      core: baseOf('core', core, origin),
      reports: reports ? baseOf('reports', reports, origin) : baseOf('core', core, origin),
    },
    archivos: config.archivos ?? [],
    enlaces: { pago: externalAddress(config.enlaces?.pago), recuperacion: externalAddress(config.enlaces?.recuperacion) },
    documentos: {
      conozcaCliente: documentAddress(config.documentos?.conozcaCliente, origin),
      conozcaEmpresa: documentAddress(config.documentos?.conozcaEmpresa, origin),
      roturaCristales: documentAddress(config.documentos?.roturaCristales, origin),
      declaracionVehiculo: documentAddress(config.documentos?.declaracionVehiculo, origin),
    },
    plazos: { lecturas: plazo('lecturas'), escrituras: plazo('escrituras'), reportes: plazo('reportes') },
    telemetria: readTelemetria(config.telemetria, origin),
  };
}

const couldNot = (cause: unknown): never => {
  throw new ConfigError('config.json could not be loaded', { cause });
};

/** Loads the `config.json` at `url`, as {@link parseConfig} reads it. */
export async function loadConfig(url: string, origin: string): Promise<RuntimeConfig> {
  const signal = AbortSignal.timeout(usual.lecturas * 1000);
  const response = await fetch(url, { signal }).catch(couldNot);
  if (!response.ok) throw new ConfigError(`config.json: ${response.status}`);
  return parseConfig(await response.json().catch(couldNot), origin);
}
