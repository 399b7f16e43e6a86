import type { Challenge, Duel, RankedTeam } from '@euro/api-contract';
import { OWN_TEAM } from './exampleLeagues.js';

/** De Invallers of Jef, who shows his name. */
export const jefsTeam: RankedTeam = {
  id: 31,
  name: 'De Invallers',
  badge: null,
  user: { firstName: 'Jef', lastName: 'Wouters', nameVisible: true, premium: false },
};

const WEEKS = [1, 2, 3, 4, 5, 6, 7];
const POINTS: Readonly<Record<number, readonly [number, number]>> = { 1: [44.5, 47.5], 2: [85.5, 51] };

/** A duel against Jef until the last matchday, two of whose matchdays are played. */
export function exampleDuel(fields: Partial<Duel> = {}): Duel {
  return {
    code: 'K7PX-M2QD-9VTE',
    state: 'running',
    length: 'season',
    teamId: OWN_TEAM,
    opponent: jefsTeam,
    mine: false,
    weekId: 1,
    lastWeekId: 7,
    expiresAt: null,
    weeks: WEEKS.map((weekId) => {
      const [own, other] = POINTS[weekId] ?? [null, null];
      return { weekId, own, other, confirmed: own !== null };
    }),
    leftToPlay: null,
    season: { won: 1, drawn: 0, lost: 1, scored: 130, conceded: 98.5 },
    ...fields,
  };
}

/** Jef's open link, during matchday 2. */
export function exampleChallenge(fields: Partial<Challenge> = {}): Challenge {
  return {
    challenger: jefsTeam,
    state: 'open',
    teamId: null,
    length: 'season',
    weekId: 3,
    lastWeekId: 7,
    last: { weekId: 2, points: 47.5, average: 36 },
    ...fields,
  };
}
