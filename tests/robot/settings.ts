/** Faults planted in the page or the network, which the robot has to find. */
export type Plant = 'double-write' | 'lost-typing';

/** One walk. */
export interface Settings {
  readonly seed: number;
  readonly minutes: number;
  readonly plant: Plant | null;
  /** Steps between two visits to the dashboard. */
  readonly roundSteps: number;
  /** Opens every screen once before the walk begins. */
  readonly visitsAll: boolean;
  /** Factors for the weights of actions, by the names of the actions. */
  readonly focus: Readonly<Record<string, number>>;
}

const plants: readonly Plant[] = ['double-write', 'lost-typing'];

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name] ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 0x7fffffff) throw new Error(`${name}=«${text}» is no whole number`);
  return value;
}

/** Reads ROBOT_SEED, ROBOT_MINUTES and ROBOT_PLANT; without a seed `chosen` is taken. */
export function readSettings(env: NodeJS.ProcessEnv, chosen: number): Settings {
  const minutes = Number(env['ROBOT_MINUTES'] || 10);
  if (!(minutes > 0)) throw new Error(`ROBOT_MINUTES=«${env['ROBOT_MINUTES']}» is no number of minutes`);
  const named = env['ROBOT_PLANT'] ?? '';
  const plant = plants.find((one) => one === named) ?? null;
  if (named !== '' && plant === null) throw new Error(`ROBOT_PLANT=«${named}» is none of ${plants.join(', ')}`);
  return { seed: whole(env, 'ROBOT_SEED', chosen), minutes, plant, roundSteps: 25, visitsAll: true, focus: {} };
}
