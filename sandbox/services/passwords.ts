import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const KEY_BYTES = 32;
const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Hashes a password with a random salt; returns `salt.hash`, both base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, KEY_BYTES);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Whether a password matches a hash; an unknown user without a hash takes the same time. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [salt = '', hash = ''] = stored?.split('.') ?? [];
  const expected = Buffer.alloc(KEY_BYTES);
  Buffer.from(hash, 'base64url').copy(expected);
  const key = await derive(password, Buffer.from(salt, 'base64url'), KEY_BYTES);
  return timingSafeEqual(key, expected) && stored !== undefined;
}
