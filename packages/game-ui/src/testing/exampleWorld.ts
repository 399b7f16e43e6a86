import { clubs, type Match, type Player } from '@euro/api-contract';
import { toMillions } from '@euro/game';
import { examplePlayers } from '@euro/game/testing';
import type { MatchesState } from '@euro/platform';
import {
  exampleDeadline,
  exampleMatch,
  examplePlayer,
  exampleSettings,
  exampleWeeks,
} from '@euro/platform/testing';
import { makeWorld, type World } from '../domain/world.js';

/** The players of the game's examples as the API returns them, before anybody scored. */
export const players: readonly Player[] = examplePlayers.map(({ id, name, positionId, clubId, value }) =>
  examplePlayer({
    id,
    name,
    short: name,
    forename: '',
    surname: name,
    positionId,
    clubId,
    value: toMillions(value),
    shirt: positionId === 0 ? null : id % 100,
    info: null,
    form: 0,
    points: 0,
    stats: [],
    popularity: 10,
  }),
);

const side = (id: number) => {
  const club = clubs.find((each) => each.id === id);
  return club === undefined ? null : { id, short: club.short, name: club.nl };
};

const match = (
  id: number,
  weekId: number,
  date: string,
  home: number,
  away: number,
  fields: Partial<Match> = {},
) =>
  exampleMatch({
    id,
    weekId,
    date,
    homeId: side(home),
    awayId: side(away),
    homeScore: null,
    awayScore: null,
    status: 'scheduled',
    ...fields,
  });

/** Matchday 1 was played; matchdays 2 and 3 have their pairings, the knock-out does not. */
export const matches: readonly Match[] = [
  match(1, 1, '2024-06-14T19:00:00Z', 1, 2, { homeScore: 5, awayScore: 1, status: 'finished' }),
  match(2, 1, '2024-06-15T13:00:00Z', 3, 4, { homeScore: 1, awayScore: 3, status: 'finished' }),
  match(14, 2, '2024-06-19T13:00:00Z', 6, 8),
  match(15, 2, '2024-06-19T16:00:00Z', 1, 3),
  match(16, 2, '2024-06-19T19:00:00Z', 2, 4),
  match(17, 2, '2024-06-20T13:00:00Z', 9, 11),
  match(18, 2, '2024-06-20T19:00:00Z', 5, 7),
  match(19, 2, '2024-06-21T19:00:00Z', 14, 16),
  match(20, 2, '2024-06-22T13:00:00Z', 22, 24),
  match(37, 4, '2024-06-29T16:00:00Z', 0, 0, { stage: 'Round of 16' }),
];

/** Time of the examples: matchday 1 is confirmed, matchday 2 closes soon. */
export const matchesState = (fields: Partial<MatchesState> = {}): MatchesState => ({
  matches,
  weeks: exampleWeeks,
  deadline: exampleDeadline,
  ...fields,
});

/** A world for tests; the given fields replace the example's. */
export function exampleWorld(fields: Partial<Parameters<typeof makeWorld>[0]> = {}): World {
  return makeWorld({ settings: exampleSettings, players, clubs, matches: matchesState(), ...fields });
}
