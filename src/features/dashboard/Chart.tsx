import { useId } from 'react';
import { getNiceTickValues, Sector, Surface } from 'recharts';
import { monthTitles } from '../../format/dates.ts';
import { formatMoney, formatShortMoney } from '../../format/money.ts';
import styles from './Chart.module.css';
import { Words } from '../../ui/text/Words.tsx';

export type ChartProps =
  /** A donut of three parts, in the order of its legend. */
  | { readonly kind: 'donut'; readonly values: readonly number[] }
  /** A bar for each of the twelve months. */
  | { readonly kind: 'bars'; readonly values: readonly number[] };

/** Decorative; gaps and a hatched part distinguish the parts without colour. */
export function Chart({ kind, values }: ChartProps) {
  return kind === 'donut' ? <Donut values={values} /> : <Bars values={values} />;
}

const ink = {
  strong: 'var(--ag-colors-chart-strong)',
  warm: 'var(--ag-colors-chart-warm)',
  quiet: 'var(--ag-colors-chart-quiet)',
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Uses recharts' shapes: a whole `PieChart` keeps a store and draws three times. */
function Donut({ values }: { values: readonly number[] }) {
  const hatch = useId();
  const fills = [ink.warm, ink.strong, `url(#${hatch})`];
  /** The angle where a part begins, in degrees, clockwise from the top. */
  const angleOf = (part: number) => 90 - (360 * sum(values.slice(0, part))) / sum(values);
  return (
    <Surface width={128} height={128}>
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="5" fill={ink.quiet} />
        </pattern>
      </defs>
      {fills.map((fill, part) => (
        <Sector
          key={fill}
          cx={64}
          cy={64}
          innerRadius={42}
          outerRadius={62}
          startAngle={angleOf(part)}
          endAngle={angleOf(part + 1)}
          fill={fill}
          stroke="var(--ag-colors-bg-panel)"
          strokeWidth={3}
        />
      ))}
    </Surface>
  );
}

/** Uses the page's own texts: recharts would leave measured texts in the document after Salir. */
function Bars({ values }: { values: readonly number[] }) {
  const ticks = getNiceTickValues([Math.min(0, ...values), Math.max(0, ...values)], 5);
  const [low = 0, high = 0] = [ticks[0], ticks.at(-1)];
  /** The height of an amount in the drawing, in per cent. */
  const heightOf = (amount: number) => ((amount - low) / (high - low)) * 100;
  return (
    <div className={styles['frame']}>
      <div className={styles['amounts']}>
        {ticks.map((amount) => (
          <span key={amount} style={{ bottom: `${heightOf(amount)}%` }}>
            {formatShortMoney(amount)}
          </span>
        ))}
      </div>
      <div className={styles['months']}>
        {values.map((amount, month) => (
          <span key={monthTitles[month]}>
            <span>
              <Words>{monthTitles[month]?.charAt(0)}</Words>
              <span className={styles['rest']}>{monthTitles[month]?.slice(1, 3)}</span>
            </span>
            <span className={styles['amount']}>
              <Words>{`${monthTitles[month]} `}</Words>
              <strong>{formatMoney(amount)}</strong>
            </span>
          </span>
        ))}
      </div>
      <Surface
        className={styles['drawing']}
        width="100%"
        height="100%"
        viewBox={{ x: 0, y: 0, width: 12, height: 100 }}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        {ticks.map((amount) => (
          <path
            key={amount}
            d={`M0 ${100 - heightOf(amount)}h12`}
            stroke="var(--ag-colors-border)"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {values.map((amount, month) => (
          <path
            key={monthTitles[month]}
            d={`M${month + 0.15} ${100 - heightOf(0)}h.7V${100 - heightOf(amount)}h-.7`}
            fill={ink.strong}
          />
        ))}
      </Surface>
    </div>
  );
}
