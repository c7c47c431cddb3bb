import { useDeferredValue } from 'react';
import type { ChartProps } from './Chart.tsx';
import { chart } from './chart.ts';

/** A chart in a place that is kept for it: it is drawn once the figures beside it are on screen, and gives way to whatever else happens. */
export function LateChart(props: ChartProps) {
  const due = useDeferredValue(true, false);
  return due && <chart.Component {...props} />;
}
