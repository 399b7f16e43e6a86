import type { PlayerStatsRow } from '@euro/api-contract';
import { MIDFIELDER } from '@euro/game';
import type { PlayerInfo } from '@euro/game-ui';
import { examplePlayerMatch } from '@euro/game-ui/testing';
import { examplePlayer } from '@euro/platform/testing';
import type { PlayersStats } from '../store/statsApi.js';

/** Musiala after two matchdays: 9 and 9 points. */
export const musiala = examplePlayer({
  surname: 'Musiala',
  points: 18,
  stats: [
    { weekId: 1, points: 9 },
    { weekId: 2, points: 9 },
  ],
  upcomingMatches: [
    {
      id: 25,
      weekId: 3,
      date: '2024-06-23T19:00:00Z',
      homeId: { id: 4, short: 'SUI' },
      awayId: { id: 1, short: 'GER' },
    },
  ],
});

/** A row of the statistics table; Musiala's by default. */
export function statsRow(fields: Partial<PlayerStatsRow> = {}): PlayerStatsRow {
  const { id, name, short, forename, surname, positionId, clubId, shirt, value, popularity, form, stats } =
    musiala;
  return {
    id,
    name,
    short,
    forename,
    surname,
    positionId,
    clubId,
    shirt,
    value,
    eliminated: false,
    popularity,
    form,
    stats,
    cleanSheets: 1,
    total: 18,
    matches: 2,
    average: 9,
    minutesPerMatch: 73,
    time: 146,
    goals: 2,
    assists: 0,
    own_goals: 0,
    yellow_cards: 1,
    red_card: 0,
    penalty_miss: 0,
    penalty_saved: 0,
    conceeded: 1,
    saves: 0,
    duelWon: 5,
    duelLost: 4,
    interception: 1,
    shotOffTarget: 3,
    errorLeadToGoal: 0,
    bigChanceCreated: 2,
    headClearance: 0,
    ballRecovery: 6,
    ...fields,
  };
}

/** A first page of 42 players. */
export function statsPage(fields: Partial<PlayersStats> = {}): PlayersStats {
  const havertz = {
    id: 107,
    short: 'Havertz',
    name: 'Kai Havertz',
    positionId: 4,
    shirt: 7,
    total: 15,
  } as const;
  return { totalRecords: 42, data: [statsRow(), statsRow(havertz)], ...fields };
}

const hungary = { matchId: 14, weekId: 2, awayId: { id: 3, short: 'HUN' }, homeScore: 2, awayScore: 0 };

/** Musiala with both his matches explained. */
export const musialaDetails: PlayerInfo = {
  player: musiala,
  stats: [
    examplePlayerMatch({ minutes: 74, goals: 1, skillIndex: 2, conceeded: 1 }, MIDFIELDER),
    examplePlayerMatch(
      { minutes: 72, goals: 1, duelWon: 2, duelLost: 1, shotOffTarget: 2, skillIndex: 3 },
      MIDFIELDER,
      hungary,
    ),
  ],
  values: [{ from: '2024-06-01T10:00:00Z', value: 9 }],
  ownership: [{ weekId: 1, popularity: 34.2 }],
  career: [],
};
