import { withoutThousands } from '../../src/format/typed-amounts.ts';

/** A field in sight. */
export interface Field {
  /** What tells it from all others of its screen. */
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'choice';
  /** What it shows. */
  readonly value: string;
  /** The open dialog that it stands in; '' on the page. */
  readonly dialog: string;
  /** The step that typed into it last; -1 for none. */
  readonly typedAt: number;
  /** It belongs to a form that keeps drafts, and is part of them. */
  readonly drafted: boolean;
}

/** What a step may have done to fields. */
export type Effect =
  /** Nothing: all that was typed stands. */
  | 'keeps'
  /** It typed into one field, or chose: what hangs on it may be emptied, and what was filled in by a choice follows it. */
  | 'types'
  /** A button, a key or a way that may empty or change them. */
  | 'changes';

/** What the robot typed into the forms of one tab. */
export interface Typed {
  /** Compares what is in sight after a step with what was typed before it; what is wrong, a line each. */
  compare(fields: readonly Field[], effect: Effect, step: number): string[];
  /** Takes over what a step put into the fields that were `before` otherwise. */
  note(before: readonly Field[], after: readonly Field[]): void;
  /** Everything is gone, and meant to be. */
  forget(): void;
  /** What of it a draft holds: nothing, where all that stands there was filled in by the portal. */
  drafted(): ReadonlyMap<string, Field>;
  /**
   * Forgets the page that a step has left, and gives what has to be shown there again: nothing, where the step may have
   * changed fields, as it was over before they could be looked at.
   */
  leave(effect: Effect): ReadonlyMap<string, Field>;
  /** Takes up what an earlier page has left. */
  restore(fields: ReadonlyMap<string, Field>): void;
}

/** Whether two texts are one: a number shows its thousands once it is left. */
const isSame = (a: string | undefined, b: string) => a !== undefined && withoutThousands(a) === withoutThousands(b);

const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value);

/**
 * Nothing typed yet. A field may be emptied once what it held `hasArrived`: the service has it, whichever step sent it. `held` are all fields by their
 * keys, as they stood before the step.
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
