import type { ResponseOf } from '@euro/api-contract';
import { toMillions } from '@euro/game';
import type { SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';

type ValueJson = ResponseOf<'GET player/{id}'>['values'][number];

const DAY = 24 * 60 * 60_000;
/** The market is taken to have opened this long before the first kick-off. */
const OPENING = 14 * DAY;

/** A player's values up to `now`, oldest first; the last one is current. */
export function presentValues(
  { matches }: Pick<TournamentSnapshot, 'matches'>,
  { openingValue, values, leftAt }: Pick<SnapshotPlayer, 'openingValue' | 'values' | 'leftAt'>,
  now: number,
): ValueJson[] {
  const until = Math.min(now, leftAt ?? now);
  const firstKickoff = matches[0]?.kickoffAt ?? now;
  const firstChange = values[0]?.fromAt ?? now;
  const opening = { fromAt: Math.min(firstKickoff - OPENING, firstChange - DAY), value: openingValue };
  return [opening, ...values.filter(({ fromAt }) => fromAt <= until)].map(({ fromAt, value }) => ({
    from: new Date(fromAt).toISOString(),
    value: toMillions(value),
  }));
}
