import { describe, expect, test } from 'vitest';
import { isSignedJwt, signJwt } from '../../sandbox/services/jwt.ts';

const key = Buffer.from('una clave de treinta y dos bytes');
const claims = { sub: '1', iat: 1_795_176_000, exp: 1_795_176_900, jti: 'a' };

/** Made by the web's own cryptography, which knows nothing of ours. */
async function signedElsewhere(content: string, secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const own = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', own, new TextEncoder().encode(content));
  return `${content}.${Buffer.from(signature).toString('base64url')}`;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe('A JWT', () => {
  test('is what the standard says', async () => {
    const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
    expect(signJwt(claims, key)).toBe(await signedElsewhere(content, new Uint8Array(key)));
  });

  test('is known again, by the same key only', () => {
    const token = signJwt(claims, key);
    expect([isSignedJwt(token, key), isSignedJwt(token, Buffer.from('otra clave de treinta y dos byte'))]).toEqual([true, false]);
  });

  const [header, , signature] = signJwt(claims, key).split('.');
  test.each([
    ['nothing', ''],
    ['no signature', `${header}.${encoded(claims)}`],
    ['an empty signature', `${header}.${encoded(claims)}.`],
    ['half a signature', `${header}.${encoded(claims)}.${signature?.slice(0, 20)}`],
    ['other claims', `${header}.${encoded({ ...claims, sub: '2' })}.${signature}`],
    ['another algorithm', `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`],
    ['a fourth part', `${signJwt(claims, key)}.x`],
  ])('with %s is none of ours', (_, token) => {
    expect(isSignedJwt(token, key)).toBe(false);
  });
});
