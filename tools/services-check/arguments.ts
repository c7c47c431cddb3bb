import { parseArgs } from 'node:util';
import { CheckProblem } from './problem.ts';

/** Parsed command line. */
export interface Arguments {
  readonly config: string;
  readonly user: string;
  readonly portal: string | null;
  readonly out: string;
  readonly writes: string | null;
  readonly reports: boolean;
  readonly overlays: readonly string[];
}

export const usage = `Uso: npm run services:check -- --config config.json --user USUARIO [opciones]

  --config FILE    el config.json del portal
  --user USUARIO   quien inicia la sesión; la contraseña sale de SERVICES_CHECK_PASSWORD, o se pregunta
  --portal URL     la dirección del portal, para bases relativas y para las cabeceras CORS
  --reports        pide también las dos lecturas que salen por POST: un reporte y las tarifas de un plan
  --writes FILE    prueba además las escrituras que el archivo nombra, cada una una vez
  --overlay FILE   comprueba contra los contratos corregidos por este overlay (repetible)
  --out DIR        dónde quedan services-check.html, .json y .overlay.yaml (la carpeta del proyecto)

Sin --writes ni --reports solo salen GET, el inicio de sesión y su renovación.`;

/**
 * Parses the command line; null for a call for help. Throws a {@link CheckProblem} for invalid
 * arguments.
 */
export function readArguments(args: readonly string[]): Arguments | null {
  const given = parse(args);
  if (given.help) return null;
  const { config, user, portal, out = '.', writes, reports = false, overlay = [] } = given;
  if (given.password !== undefined) {
    throw new CheckProblem(
      'La contraseña no se da en la línea de órdenes, donde otros la ven: usa SERVICES_CHECK_PASSWORD o escríbela cuando se pregunte.',
    );
  }
  if (config === undefined) throw new CheckProblem('Falta --config con el config.json del portal.');
  if (user === undefined || user.trim() === '') throw new CheckProblem('Falta --user con el nombre de quien inicia la sesión.');
  return {
    config,
    user,
    portal: portal === undefined ? null : originOf(portal),
    out,
    writes: writes ?? null,
    reports,
    overlays: overlay,
  };
}

function originOf(portal: string): string {
  const address = URL.canParse(portal) ? new URL(portal) : null;
  if (address === null || !/^https?:$/.test(address.protocol))
    throw new CheckProblem(`--portal «${portal}» no es una dirección http(s).`);
  return address.origin;
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        config: { type: 'string' },
        user: { type: 'string' },
        password: { type: 'string' },
        portal: { type: 'string' },
        out: { type: 'string' },
        writes: { type: 'string' },
        reports: { type: 'boolean' },
        overlay: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    const name = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    throw new CheckProblem(
      `No se entiende ${name === '' ? 'la línea de órdenes' : `«${name}»`}: prueba npm run services:check -- --help.`,
      { cause: error },
    );
  }
}
