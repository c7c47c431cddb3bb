import fc from 'fast-check';
import { createRandom, type Random } from '../../sandbox/seed/random.ts';

/** The random choices of one step. */
export interface Chance extends Random {
  /** A text as a person or an attacker types it. */
  text(): string;
}

const longest = 100_000;

/** Steps of a walk, one number each: the same for the same seed, however long the walk is. */
export function planOf(seed: number): readonly number[] {
  return fc.sample(fc.nat(0x7fffffff), { seed, numRuns: longest / 20 });
}

const plain = [
  'Ana Núñez',
  'José Peña',
  'Seguros del Este, S. A.',
  'Av. Bolívar 54',
  'ana@ejemplo.do',
  '809',
  '555-0147',
] as const;
const numbers = ['0', '1', '-5', '12', '2023', '1,500,000', '99999999999999999999', '1e400', '0.005', '3.14.15'] as const;
const days = ['20-11-2026', '29-02-1984', '31-02-2026', '01-01-1900', '31-12-2030', '2026-11-20', '1-1-1', 'mañana'] as const;
const documents = ['00113918254', '402-2154903-9', '001-1284417-0', '131-00044-1', 'AB123456', '000-0000000-0', '1'] as const;
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE cliente; --",
  '{{constructor.constructor("return 1")()}}',
  '../../../etc/passwd',
  '%00%0d%0a',
  '\u202eodreiuqzi\u202c',
  '👩‍👩‍👧‍👦🇩🇴 e\u0301',
  'ß'.repeat(300),
  'A'.repeat(5_000),
  '   ',
  '__proto__',
  'null',
] as const;

/** A text for a field with this label. */
export function textFor(label: string, chance: Chance): string {
  if (chance.chance(0.25)) return chance.text();
  if (/fecha|desde|hasta|vigencia/i.test(label)) return chance.pick(days);
  if (/n[úu]mero|documento|c[ée]dula|rnc|identificaci/i.test(label)) return chance.pick(documents);
  if (/año|suma|monto|l[íi]mite|capacidad|daños|lesiones|ingreso|código/i.test(label)) return chance.pick(numbers);
  return chance.pick(plain);
}

/** The chances of a step, by its number of the plan. */
export function chanceOf(number: number): Chance {
  const random = createRandom(number);
  return {
    ...random,
    text: () => {
      if (random.chance(0.6)) return random.pick(hostile);
      const [text = ''] = fc.sample(fc.string({ unit: 'grapheme', maxLength: 40 }), {
        seed: random.int(0, 0x7fffffff),
        numRuns: 1,
      });
      return text;
    },
  };
}

/** A choice with its weight: the heavier, the likelier. */
export interface Weighted {
  readonly weight: number;
}

/** One of some; null of none. */
export function pickWeighted<Item extends Weighted>(items: readonly Item[], chance: Pick<Chance, 'int'>): Item | null {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return null;
  let left = chance.int(1, total);
  for (const item of items) {
    left -= item.weight;
    if (left <= 0) return item;
  }
  return null;
}
