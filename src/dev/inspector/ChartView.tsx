import ELK from 'elkjs/lib/elk-api';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { activeStates } from './chart.ts';
import { type Arrow, type Box, type Drawing, layOut, lineHeight } from './chart-layout.ts';
import styles from './ChartView.module.css';
import type { SeenActor } from './moment.ts';
import type { Chart } from './recording.ts';

const elk = new ELK({ workerUrl });

interface Props {
  readonly chart: Chart;
  readonly actor: SeenActor;
  readonly isWhole: boolean;
}

/** The chart of a machine: active states lit, the arrows of the last event marked. */
export function ChartView({ chart, actor, isWhole }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let isOver = false;
    void layOut(chart, elk).then((made) => {
      if (!isOver) setDrawing(made);
    });
    return () => {
      isOver = true;
    };
  }, [chart]);
  const active = useMemo(() => activeStates(chart, actor.value), [chart, actor.value]);
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (isWhole) return;
    // Of parallel regions, the first holds the state that the person sees.
    const box = drawing?.boxes.find(({ id, kind }) => active.has(id) && kind !== 'compound' && kind !== 'parallel');
    const place = box && svg.current?.querySelector(`[data-state="${box.id}"]`);
    place?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [drawing, active, isWhole]);
  if (!drawing) return <p>Dibujando…</p>;
  const { width, height, boxes, arrows } = drawing;
  const isTaken = ({ transitions }: Arrow) => transitions.some((one) => actor.taken.includes(one));
  return (
    <svg
      ref={svg}
      role="img"
      aria-label={`Diagrama de ${chart.id}`}
      className={styles['chart']}
      data-whole={isWhole || undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <defs>
        {(['plain', 'taken'] as const).map((kind) => (
          <marker
            key={kind}
            id={`tip-${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" className={styles[kind]} />
          </marker>
        ))}
      </defs>
      {boxes.map((box) => (
        <State key={box.id} box={box} isActive={active.has(box.id)} />
      ))}
      {arrows
        .toSorted((one, other) => Number(isTaken(one)) - Number(isTaken(other)))
        .map((arrow) => (
          <Transition key={arrow.id} arrow={arrow} isTaken={isTaken(arrow)} />
        ))}
    </svg>
  );
}

const Transition = memo(({ arrow, isTaken }: { readonly arrow: Arrow; readonly isTaken: boolean }) => (
  <g className={styles['arrow']} data-taken={isTaken || undefined} data-arrow={arrow.id}>
    <path d={arrow.path} markerEnd={`url(#tip-${isTaken ? 'taken' : 'plain'})`} />
    {arrow.lines.map((line, index) => (
      <text key={line} x={arrow.x + 4} y={arrow.y + (index + 1) * lineHeight - 4}>
        {line}
      </text>
    ))}
  </g>
));

const State = memo(({ box, isActive }: { readonly box: Box; readonly isActive: boolean }) => {
  const { id, kind, title, lines, x, y, width, height } = box;
  if (kind === 'initial') return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={styles['initial']} />;
  return (
    <g className={styles['state']} data-state={id} data-kind={kind} data-active={isActive || undefined}>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'any' ? height / 2 : 7} />
      {kind === 'final' && <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={5} />}
      <text x={x + (kind === 'any' || kind === 'history' ? 8 : 12)} y={y + 16} className={styles['title']}>
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={x + 10} y={y + 20 + (index + 1) * lineHeight}>
          {line}
        </text>
      ))}
    </g>
  );
});
