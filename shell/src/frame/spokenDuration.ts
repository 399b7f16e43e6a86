import type { Translate } from '@euro/platform/react';

type Unit = 'days' | 'hours' | 'minutes';

const UNITS: readonly (readonly [Unit, number])[] = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
];

/** "1 dag en 4 uur": the two largest units that count, from milliseconds. */
export function spokenDuration(milliseconds: number, t: Translate<Unit | 'and'>): string {
  let remaining = milliseconds;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(remaining / size);
    remaining -= count * size;
    if (count > 0) parts.push(t(unit, { count }));
  }
  const [first = t('minutes', { count: 0 }), second] = parts;
  return second ? t('and', { first, second }) : first;
}
