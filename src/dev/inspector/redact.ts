import type { Json } from './recording.ts';

/** Keys whose values are never recorded. */
const secret = /^(?:password|contrase(?:ñ|n)a|.*token|stale|bearer|authorization)$/i;
/** Keys of account and card numbers. */
const account = /^(?:noCuenta|numeroCuenta|nuCuenta|numeroTarjeta|nuTarjeta|cvv)$/i;
const jwt = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** The number of digits of a card, with any separators. */
const card = /\d(?:[ -]?\d){12,18}/g;

const hidden = '•••';
const longestText = 2000;
const maxDepth = 24;

const zeros = (text: string) => text.replace(/\d/g, '0');

function plainText(text: string): string {
  const safe = text.replace(jwt, hidden).replace(card, zeros);
  return safe.length > longestText ? `${safe.slice(0, 100)}… (${safe.length} caracteres)` : safe;
}

function plainObject(value: object, plain: (inner: unknown) => Json | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => plain(item) ?? null);
  if ('sessionId' in value && 'getSnapshot' in value) return { actor: String(value.sessionId) };
  if ('machine' in value && 'status' in value && 'value' in value) {
    // A child's snapshot inside an event to its parent: the child reports its own content.
    return { status: String(value.status), value: plain(value.value) ?? null };
  }
  if (value instanceof Error) return { error: value.name, message: plainText(value.message) };
  if (value instanceof Blob)
    return { file: value instanceof File ? plainText(value.name) : 'blob', size: value.size, type: value.type };
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Set) return [...value].map((item) => plain(item) ?? null);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `${value.byteLength} bytes`;
  const entries: [string, unknown][] =
    value instanceof Map ? [...value].map(([key, item]) => [String(key), item]) : Object.entries(value);
  return Object.fromEntries(
    entries.flatMap(([key, item]): [string, Json][] => {
      if (item === undefined || item === null) return item === null ? [[key, null]] : [];
      if (secret.test(key)) return [[key, hidden]];
      if (account.test(key)) return [[key, typeof item === 'string' ? zeros(item) : 0]];
      const inner = plain(item);
      return inner === undefined ? [] : [[key, inner]];
    }),
  );
}

/**
 * Converts values of machines to JSON without credentials. Digits of cards and accounts become
 * zeros, so that replays work. The same object gives the same result.
 */
export function createRedact(): (value: unknown) => Json {
  const known = new WeakMap<object, Json>();

  const plain = (value: unknown, depth: number): Json | undefined => {
    switch (typeof value) {
      case 'string':
        return plainText(value);
      case 'number':
        if (!Number.isFinite(value)) return String(value);
        return Number.isInteger(value) && Math.abs(value) >= 1e12 && !isInstant(value) ? 0 : value;
      case 'boolean':
        return value;
      case 'bigint':
        return plainText(String(value));
      case 'object':
        break;
      default:
        return undefined;
    }
    if (value === null) return null;
    const before = known.get(value);
    if (before !== undefined) return before;
    if (depth > maxDepth) return '…';
    // A circular reference ends here.
    known.set(value, '↻');
    const made = plainObject(value, (inner) => plain(inner, depth + 1));
    known.set(value, made);
    return made;
  };
  return (value) => plain(value, 0) ?? null;
}

const century = 4_102_444_800_000;
/** Milliseconds since 1970 have as many digits as a card number in this century. */
const isInstant = (value: number) => value > 1e12 && value < century;
