import { withoutThousands } from '../../src/format/typed-amounts.ts';

/** A field in sight. */
export interface Field {
  /** Identifies the field among all others of its screen. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'choice';
  /** The text that the field shows. */
  readonly value: string;
  /** The open dialog that holds the field; '' on the page. */
  readonly dialog: string;
  /** The last step that typed into the field; -1 for none. */
  readonly typedAt: number;
  /** The field is part of the drafts of its form. */
  readonly drafted: boolean;
}

/** The effect that a step may have on fields. */
export type Effect =
  /** None: every typed text stays. */
  | 'keeps'
  /** Typed into one field or chose: dependent fields may be emptied or filled in. */
  | 'types'
  /** A button, a key or a navigation that may empty or change fields. */
  | 'changes';

/** The texts that the robot typed into the forms of one tab. */
export interface Typed {
  /** Compares the fields after a step with the texts typed before; gives the errors, one line each. */
  compare(fields: readonly Field[], effect: Effect, step: number): string[];
  /** Records the fields that a step changed between `before` and `after`. */
  note(before: readonly Field[], after: readonly Field[]): void;
  /** Forgets every field after an intended loss. */
  forget(): void;
  /** The fields that a draft holds; none where the portal itself filled in all of them. */
  drafted(): ReadonlyMap<string, Field>;
  /** Forgets the left page; gives the fields that must return, none where the step may have changed them. */
  leave(effect: Effect): ReadonlyMap<string, Field>;
  /** Takes over the fields of an earlier page. */
  restore(fields: ReadonlyMap<string, Field>): void;
}

/** Compares two texts without thousands separators, which a number shows after blur. */
const isSame = (a: string | undefined, b: string) => a !== undefined && withoutThousands(a) === withoutThousands(b);

const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

/**
 * Starts with nothing typed. A field may be emptied once the service has its text (`hasArrived`).
 * `held` holds all fields by their keys, as before the step.
 */
export function createTyped(hasArrived: (was: Field, held: ReadonlyMap<string, Field>) => boolean = () => false): Typed {
  const held = new Map<string, Field>();
  const drafted = () => {
    const fields = [...held].filter(([, field]) => field.drafted);
    return new Map(fields.some(([, { typedAt }]) => typedAt >= 0) ? fields : []);
  };
  return {
    compare: (fields, effect, step) => {
      if (effect === 'changes') {
        const same = new Map(fields.map(({ key, value }) => [key, value]));
        for (const [key, { value }] of held) if (!isSame(same.get(key), value)) held.delete(key);
        return [];
      }
      const wrong: string[] = [];
      const before = new Map(held);
      for (const field of fields) {
        const was = held.get(field.key);
        if (!was || isSame(was.value, field.value)) continue;
        const follows = field.value === '' || field.kind === 'choice' || was.typedAt < 0;
        const isMeant = field.typedAt === step || (effect === 'types' && follows);
        const isDone = field.value === '' && hasArrived(was, before);
        if (!isMeant && !isDone) wrong.push(`«${was.label}» held «${shown(was.value)}» and holds «${shown(field.value)}»`);
        held.delete(field.key);
      }
      return wrong;
    },
    note: (before, after) => {
      const former = new Map(before.map(({ key, value }) => [key, value]));
      for (const field of after) {
        if (field.value.trim() !== '' && former.get(field.key) !== field.value) held.set(field.key, field);
      }
    },
    forget: () => held.clear(),
    drafted,
    leave: (effect) => {
      const fields = effect === 'keeps' ? drafted() : new Map<string, Field>();
      held.clear();
      return fields;
    },
    restore: (fields) => {
      held.clear();
      for (const [key, field] of fields) held.set(key, field);
    },
  };
}
