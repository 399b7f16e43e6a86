import type { PlayerStatsRow } from '@euro/api-contract';
import { examplePlayer } from '@euro/platform/testing';
import type { PlayerDetails, PlayersStats } from '../store/statsApi.js';

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

/** A row of the statistics table; Musiala's, unless told otherwise. */
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
    popularity,
    form,
    stats,
    cleanSheets: 1,
    total: 18,
    matches: 2,
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

const counts = {
  time: 72,
  goals: 1,
  assists: 0,
  own_goals: 0,
  yellow_cards: 0,
  red_card: 0,
  penalty_miss: 0,
  penalty_saved: 0,
  conceeded: 0,
  saves: 0,
  duelWon: 2,
  duelLost: 1,
  interception: 0,
  shotOffTarget: 2,
  errorLeadToGoal: 0,
  bigChanceCreated: 0,
  headClearance: 0,
  ballRecovery: 3,
  skillIndex: 3,
};

/** Musiala with both his matches explained. */
export const musialaDetails: PlayerDetails = {
  player: musiala,
  stats: [
    {
      matchId: 1,
      weekId: 1,
      date: '2024-06-14T19:00:00Z',
      homeId: { id: 1, short: 'GER' },
      awayId: { id: 2, short: 'SCO' },
      homeScore: 5,
      awayScore: 1,
      pointsOverview: counts,
      lines: [
        { rule: 'minutes-60', stat: 74, points: 2 },
        { rule: 'goal', stat: 1, points: 5 },
        { rule: 'skill-index', stat: 2, points: 2 },
      ],
      points: 9,
    },
    {
      matchId: 14,
      weekId: 2,
      date: '2024-06-19T16:00:00Z',
      homeId: { id: 1, short: 'GER' },
      awayId: { id: 3, short: 'HUN' },
      homeScore: 2,
      awayScore: 0,
      pointsOverview: counts,
      lines: [
        { rule: 'minutes-60', stat: 72, points: 2 },
        { rule: 'goal', stat: 1, points: 5 },
        { rule: 'clean-sheet', stat: 0, points: 1 },
        { rule: 'duels', stat: 1, points: 1 },
        { rule: 'shots-off-target', stat: 2, points: -1 },
        { rule: 'skill-index', stat: 3, points: 1 },
      ],
      points: 9,
    },
  ],
};
