import { useState } from 'react';
import { useRouter } from 'wouter';
import type { RouteName } from '../../domain/paths.ts';
import { findRoute } from './routes.tsx';

/** The screens seen before the one at `location`, the last one first; kept in memory only. */
export function useRecent(location: string): readonly RouteName[] {
  const { parser } = useRouter();
  const [seen, setSeen] = useState<readonly RouteName[]>([]);
  const name = findRoute(parser, location)?.name;
  if (name !== undefined && name !== seen[0]) setSeen([name, ...seen.filter((other) => other !== name)]);
  return seen.filter((other) => other !== name);
}
