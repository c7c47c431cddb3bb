import type * as z from 'zod/mini';
import type { Operation } from './contract.ts';

/** Effect of an answer in the portal: read whole, some rows dropped, or unreadable. */
export type Effect = 'read' | 'rows-lost' | 'unread';

/** Worst effect of each call's answers, by call. */
export type Effects = Map<string, Effect>;

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean };
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && 'safeParse' in value;

/** The portal's answer schema of a call; undefined for none. */
async function validatorOf({ id, tag }: Operation): Promise<Schema | undefined> {
  const module = (await import(`../../src/generated/schemas/${tag}.ts`)) as Record<string, unknown>;
  const schema = module[`z${id.slice(0, 1).toUpperCase()}${id.slice(1)}Response`];
  return isSchema(schema) ? schema : undefined;
}

/** Schema of a list's row; undefined for other answers. */
function rowOf(schema: unknown): Schema | undefined {
  const { shape } = schema as { shape?: { value?: { def?: { element?: z.core.$ZodType } } } };
  const row: unknown = shape?.value?.def?.element;
  return isSchema(row) ? row : undefined;
}

/** Records the portal's handling of an answer. */
export async function noteEffect(effects: Effects, operation: Operation, json: unknown): Promise<void> {
  const schema = await validatorOf(operation);
  if (schema === undefined) return;
  const effect = effectOf(schema, json);
  const order: readonly Effect[] = ['read', 'rows-lost', 'unread'];
  const known = effects.get(operation.name) ?? 'read';
  effects.set(operation.name, order.indexOf(effect) > order.indexOf(known) ? effect : known);
}

function effectOf(schema: Schema, json: unknown): Effect {
  if (schema.safeParse(json).success) return 'read';
  const row = rowOf(schema);
  const value = typeof json === 'object' && json !== null && 'value' in json ? json.value : undefined;
  if (row === undefined || !Array.isArray(value)) return 'unread';
  // The portal reads lists row by row, whatever else the envelope lacks.
  const lost = value.filter((one) => !row.safeParse(one).success).length;
  if (lost === 0) return 'read';
  return lost === value.length ? 'unread' : 'rows-lost';
}
