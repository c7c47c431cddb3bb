import { createHmac, timingSafeEqual } from 'node:crypto';

/** Content of an access token: user, time of issue, expiry (seconds since 1970) and own id. */
export interface Claims {
  sub: string;
  iat: number;
  exp: number;
  jti: string;
}

const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** A JSON Web Token with these claims, signed with HS256. */
export function signJwt(claims: Claims, key: Uint8Array): string {
  const content = `${HEADER}.${encode(claims)}`;
  return `${content}.${signature(content, key).toString('base64url')}`;
}

/** Whether a token was signed with this key and is unchanged; its expiry is not checked. */
export function isSignedJwt(token: string, key: Uint8Array): boolean {
  const [header, claims, signed, ...more] = token.split('.');
  if (header !== HEADER || claims === undefined || signed === undefined || more.length > 0) return false;
  const [given, due] = [Buffer.from(signed, 'base64url'), signature(`${header}.${claims}`, key)];
  return given.length === due.length && timingSafeEqual(given, due);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function signature(content: string, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
