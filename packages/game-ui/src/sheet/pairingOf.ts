import type { PlayerMatch } from '@euro/api-contract';

/** "GER 5-1 SCO", with the score so far while it runs; "GER – SCO" while there is none. */
export function pairingOf({
  homeId,
  awayId,
  homeScore,
  awayScore,
}: Pick<PlayerMatch, 'homeId' | 'awayId' | 'homeScore' | 'awayScore'>): string {
  return homeScore === null || awayScore === null
    ? `${homeId.short} – ${awayId.short}`
    : `${homeId.short} ${homeScore}-${awayScore} ${awayId.short}`;
}
