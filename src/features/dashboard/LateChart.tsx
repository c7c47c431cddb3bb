import { useDeferredValue } from 'react';
import type { ChartProps } from './Chart.tsx';
import { chart } from './chart.ts';

/** Draws a chart at low priority, after the figures beside it. */
export function LateChart(props: ChartProps) {
  const due = useDeferredValue(true, false);
  return due && <chart.Component {...props} />;
}
