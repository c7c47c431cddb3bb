import { tokenExpiry } from '../../src/domain/token-expiry.ts';
import { hasAcceptedRole, toUsuario } from '../../src/domain/usuario.ts';
import { zFetchCurrentUserResponse } from '../../src/generated/schemas/cuenta.ts';
import { isObject, type JsonObject } from '../codegen/json.ts';
import { CheckProblem } from './problem.ts';
import { ask, field, noteCheck, operationOf, probe, type Run, valueOf } from './run.ts';
import { type Answer, problemOf } from './send.ts';

export interface Credentials {
  readonly userName: string;
  readonly password: string;
}

const textOf = (value: unknown, name: string): string | null => {
  const found = isObject(value) ? field(value, name) : undefined;
  return typeof found === 'string' && found !== '' ? found : null;
};

/**
 * Signs in, reads the user and renews the tokens once. Rejects with a {@link CheckProblem} when
 * signing in fails.
 */
export async function openSession(run: Run, credentials: Credentials): Promise<void> {
  const operation = operationOf(run, 'authenticate');
  const answer = await probe(run, 'authenticate', { body: credentials, bearer: null });
  refuseUnsigned(run, answer, run.limit(operation) / 1000);
  const value = valueOf(answer);
  const token = textOf(value, 'token');
  const refreshToken = textOf(value, 'refreshToken');
  if (token === null || refreshToken === null) {
    throw new CheckProblem('El servicio de autorización contestó sin «token» o sin «refreshToken»: no se puede seguir.');
  }
  run.session.token = token;
  run.session.first = { token, refreshToken };
  run.session.user = isObject(value) ? value : {};
  checkExpiry(run, token);
  await askWhoItIs(run);
  await renew(run, token, refreshToken);
}

function refuseUnsigned(run: Run, answer: Answer, seconds: number): void {
  const { status, kind } = answer;
  const { host } = new URL(run.bases.auth);
  if (status === 0) throw problemOf(answer, run.bases.auth, seconds);
  if (kind === 'html')
    throw new CheckProblem(`${host} contesta con una página HTML en lugar de JSON: comprueba «servicios.auth» de config.json.`);
  if (status === 423 || status === 429) {
    throw new CheckProblem(`El usuario está bloqueado por demasiados intentos (${status}): espera y prueba otra vez.`);
  }
  if (status === 400 || status === 401 || status === 403) {
    throw new CheckProblem(`El servicio de autorización no acepta el usuario o la contraseña (${status}).`);
  }
  if (status < 200 || status >= 300)
    throw new CheckProblem(`El servicio de autorización de ${host} contestó ${status} al iniciar la sesión.`);
  if (kind !== 'json') throw new CheckProblem(`El servicio de autorización de ${host} no contestó con JSON.`);
}

/** Checks that the token states its expiry; keeps nothing of it. */
function checkExpiry(run: Run, token: string): void {
  const about = {
    topic: 'token-expiry',
    operation: operationOf(run, 'authenticate'),
    assumptions: ['S10'],
    table: ['src/domain/token-expiry.ts', 'export function tokenExpiry'] as const,
  };
  if (tokenExpiry(token) !== null) noteCheck(run, about, 'confirmed', 'El token es un JWT con «exp».');
  else noteCheck(run, about, 'unseen', 'El token no es un JWT con «exp»: el portal lo renueva solo después de un 401.');
}

async function askWhoItIs(run: Run): Promise<void> {
  const operation = operationOf(run, 'fetchCurrentUser');
  const answer = await ask(run, 'fetchCurrentUser');
  const value = valueOf(answer);
  if (isObject(value)) run.session.user = { ...run.session.user, ...value };
  const parsed = zFetchCurrentUserResponse.safeParse(answer.json);
  if (!parsed.success) return;
  noteCheck(
    run,
    { topic: 'current-user', operation, assumptions: ['S3'] },
    'confirmed',
    'El portal lee el usuario de la sesión.',
  );
  const usuario = toUsuario(parsed.data.value);
  if (!hasAcceptedRole(usuario)) {
    throw new CheckProblem('El usuario no tiene ningún rol que el portal acepte (32, 55, 57, 58, 59 o 76): hace falta otro.');
  }
  noteCheck(
    run,
    { topic: 'roles', operation, assumptions: ['S5'] },
    'confirmed',
    'El usuario tiene un rol que el portal acepta.',
  );
}

async function renew(run: Run, accessToken: string, refreshToken: string): Promise<void> {
  const operation = operationOf(run, 'refreshToken');
  const about = { topic: 'refresh', operation, assumptions: ['S2'] };
  const answer = await ask(run, 'refreshToken', { body: { accessToken, refreshToken }, bearer: null });
  const value = valueOf(answer) ?? answer.json;
  const token = textOf(value, 'token');
  if (token === null || textOf(value, 'refreshToken') === null) {
    noteCheck(run, about, 'contradicted', `La renovación contestó ${answer.status} sin «token» y «refreshToken» en «value».`);
    return;
  }
  run.session.token = token;
  noteCheck(run, about, 'confirmed', 'La renovación da dos tokens nuevos.');
}

/**
 * Tries an invalid token and a used refresh token. It comes last, because it may end the session.
 */
export async function closeSession(run: Run): Promise<void> {
  for (const id of ['fetchCurrentUser', 'fetchMonedas']) {
    const operation = operationOf(run, id);
    const { status } = await probe(run, id, { bearer: 'no-vale' });
    const about = {
      topic: 'bad-bearer',
      operation,
      assumptions: ['D1'],
      table: ['src/api/bearer-fetch.ts', 'status !== 401'] as const,
    };
    const said = `Un token que no vale se contesta con ${status || 'nada'}.`;
    noteCheck(
      run,
      about,
      status === 401 ? 'confirmed' : 'contradicted',
      status === 401 ? said : `${said} El portal renueva solo después de un 401.`,
    );
  }
  const { first } = run.session;
  const operation = operationOf(run, 'refreshToken');
  const about = { topic: 'refresh-twice', operation, assumptions: ['S20'] };
  if (first === null || run.session.token === first.token) {
    noteCheck(run, about, 'unseen', 'La primera renovación no salió bien.');
    return;
  }
  const again: JsonObject = { accessToken: first.token, refreshToken: first.refreshToken };
  const { status } = await probe(run, 'refreshToken', { body: again, bearer: null });
  if (status < 400) {
    noteCheck(run, about, 'contradicted', `Un token de renovación usado sirve otra vez (${status}).`);
    return;
  }
  const alive = await probe(run, 'fetchCurrentUser');
  const rest = alive.status === 401 ? 'termina también la sesión renovada' : 'la sesión renovada sigue';
  noteCheck(run, about, 'confirmed', `Un token de renovación usado se rechaza con ${status}; ${rest}.`);
}
