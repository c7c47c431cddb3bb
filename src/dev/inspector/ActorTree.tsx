import { type KeyboardEvent, memo, useMemo } from 'react';
import styles from './ActorTree.module.css';
import { titleOf } from './actor-names.ts';
import type { SeenActor, World } from './moment.ts';

interface Props {
  readonly world: World;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  readonly withEnded: boolean;
}

const words = { active: 'en curso', done: 'terminado', error: 'falló', stopped: 'detenido' } as const;
const signs = { active: '●', done: '✓', error: '✗', stopped: '■' } as const;

/** Number of children from which they are folded. */
const foldedFrom = 8;

const leaf = ({ value }: SeenActor) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value).replaceAll('"', '');

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const all = [...(event.currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('[data-actor]') ?? [])];
  const inSight = all.filter((one) => one.checkVisibility());
  inSight[inSight.indexOf(event.currentTarget) + step]?.focus();
}

/** Every actor, below its parent. */
export function ActorTree({ world, chosen, onChoose, withEnded }: Props) {
  const children = useMemo(() => {
    const of = new Map<string | null, SeenActor[]>();
    for (const actor of world.values()) {
      const parent = actor.parent !== null && world.has(actor.parent) ? actor.parent : null;
      of.set(parent, [...(of.get(parent) ?? []), actor]);
    }
    return of;
  }, [world]);
  const isShown = (actor: SeenActor): boolean =>
    withEnded || actor.status === 'active' || actor.id === chosen || (children.get(actor.id) ?? []).some(isShown);
  const list = (parent: string | null) => {
    const shown = (children.get(parent) ?? []).filter(isShown);
    return shown.length === 0 ? null : <ul className={styles['list']}>{shown.map(row)}</ul>;
  };
  const row = (actor: SeenActor) => {
    const below = list(actor.id);
    const count = children.get(actor.id)?.length ?? 0;
    return (
      <li key={actor.id}>
        <Row actor={actor} isChosen={actor.id === chosen} onChoose={onChoose} />
        {below && count >= foldedFrom ? (
          <details>
            <summary>{count} hijos</summary>
            {below}
          </details>
        ) : (
          below
        )}
      </li>
    );
  };
  return (
    <nav aria-label="Actores" className={styles['tree']}>
      {list(null) ?? <p>Todavía no hay actores.</p>}
    </nav>
  );
}

interface RowProps {
  readonly actor: SeenActor;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

const Row = memo(({ actor, isChosen, onChoose }: RowProps) => (
  <button
    type="button"
    className={styles['actor']}
    data-status={actor.status}
    data-actor={actor.id}
    aria-current={isChosen ? 'true' : undefined}
    onClick={() => onChoose(actor.id)}
    onKeyDown={move}
  >
    <span aria-hidden="true">{signs[actor.status]}</span> <strong>{titleOf(actor)}</strong> <span>{leaf(actor)}</span>
    <span className={styles['hidden']}>, {words[actor.status]}</span>
  </button>
));
