import type { Match } from '@euro/api-contract';

/** "NED 1-1 AUT"; null before the kick-off. */
export function scoreLine({ homeId, awayId, homeScore, awayScore }: Match): string | null {
  if (homeScore === null || awayScore === null) return null;
  return `${homeId?.short} ${homeScore}-${awayScore} ${awayId?.short}`;
}
