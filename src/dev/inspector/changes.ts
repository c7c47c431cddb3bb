import type { Change, Json } from './recording.ts';

type Path = readonly (string | number)[];

const isTree = (value: Json | undefined): value is Exclude<Json, null | boolean | number | string> =>
  typeof value === 'object' && value !== null;

/** Differences between two values. Identical objects are not searched. */
export function findChanges(before: Json | undefined, after: Json, path: Path = []): Change[] {
  if (before === after) return [];
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) return [{ path, value: after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (after.length < before.length) return [{ path, value: after }];
    return after.flatMap((item: Json, index) => findChanges(before[index], item, [...path, index]));
  }
  const [old, now] = [Object.entries(before), Object.entries(after)];
  const removed = old.filter(([key]) => !Object.hasOwn(after, key)).map(([key]) => ({ path: [...path, key] }));
  const known = new Map<string, Json>(old);
  return [...removed, ...now.flatMap(([key, item]) => findChanges(known.get(key), item, [...path, key]))];
}

function put(before: Json | undefined, [key, ...rest]: Path, change: Change): Json {
  if (key === undefined) return change.value ?? null;
  if (Array.isArray(before)) {
    const items: Json[] = [...before];
    items[Number(key)] = put(items[Number(key)], rest, change);
    return items;
  }
  const entries = new Map<string, Json>(isTree(before) ? Object.entries(before) : []);
  if (rest.length === 0 && change.value === undefined) entries.delete(String(key));
  else entries.set(String(key), put(entries.get(String(key)), rest, change));
  return Object.fromEntries(entries);
}

/** A value with changes applied; the original stays unchanged. */
export function applyChanges(before: Json | undefined, changes: readonly Change[]): Json {
  return changes.reduce<Json | undefined>((value, change) => put(value, change.path, change), before) ?? null;
}
