import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PositionId, scoreAppearance, sumPoints } from '@euro/game';
import { parse } from 'csv-parse/sync';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importTournament, tournamentDirectory } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { currentSnapshot } from './currentSnapshot.js';
import { explainedPoints } from './explainedPoints.js';
import { presentPlayer } from './presentPlayer.js';
import { requireSnapshot } from './requireSnapshot.js';
import { tournamentAt } from './tournamentAt.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';
import { knowledgeAt, knownSides, matchStatus } from './visibility.js';

const MUSIALA = 110;
const NAGELSMANN = 100;
/** Booked on the bench: after two matches, and without any. */
const SCHLOTTERBECK = 115;
const IVUSIC = 623;
const AFTER_THE_FINAL = Date.parse('2024-07-15T00:00:00Z');

let database: TestDatabase;
let snapshot: TournamentSnapshot;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, new FixedClock('2024-06-10T08:00:00Z'));
  snapshot = await requireSnapshot(database);
});
afterAll(() => database.drop());

function player(id: number, now: string | number) {
  const foundPlayer = snapshot.players.get(id);
  if (!foundPlayer) throw new Error(`There is no player ${id}.`);
  return presentPlayer(snapshot, foundPlayer, typeof now === 'number' ? now : Date.parse(now));
}

function match(id: number) {
  const foundMatch = snapshot.matches.find((candidate) => candidate.id === id);
  if (!foundMatch) throw new Error(`There is no match ${id}.`);
  return foundMatch;
}

it('has for all 1,589 appearances the points that the table of spec §9 gives for the statistics', () => {
  const rows = (file: string): Record<string, string>[] =>
    parse(readFileSync(join(tournamentDirectory, file)), { columns: true });
  const positions = new Map(
    rows('players.csv').map(({ id, position }) => [id, Number(position) as PositionId]),
  );
  const appearances = tournamentAt(snapshot, AFTER_THE_FINAL).appearances;
  let played = 0;
  for (const { matchId, playerId, skillIndex, ...row } of rows('stats.csv')) {
    const counts = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
    const stat = { ...counts, skillIndex: skillIndex ? Number(skillIndex) : null };
    const expected = sumPoints(
      scoreAppearance(stat as never, positions.get(playerId ?? '') ?? 0, snapshot.competition.rules),
    );
    const appearance = appearances.get(Number(playerId))?.find((one) => one.match.id === Number(matchId));
    expect([playerId, matchId, appearance?.points]).toEqual([playerId, matchId, expected]);
    if (counts.minutes) played += 1;
  }
  expect(played).toBe(1589);
});

describe('a player', () => {
  it('has the points so far during his match, and all of them when it is over', () => {
    expect(player(MUSIALA, '2024-06-14T18:59:59Z')).toMatchObject({ points: 0, stats: [], form: 0 });
    expect(player(MUSIALA, '2024-06-14T19:00:00Z')).toMatchObject({ points: 1, form: 0 });
    // All but the place among the three best, which is given at the end.
    expect(player(MUSIALA, '2024-06-14T20:54:59Z')).toMatchObject({ points: 8, form: 0 });
    // 74 minutes 2, a goal 5, nothing conceded meanwhile 1, third best of the match 1.
    expect(player(MUSIALA, '2024-06-14T20:55:00Z')).toMatchObject({
      value: 8.5,
      points: 9,
      stats: [{ weekId: 1, points: 9 }],
      form: 9,
    });
  });

  it('has as form the mean of the last three matchdays he played', () => {
    const { stats, form } = player(MUSIALA, AFTER_THE_FINAL);
    const last = stats.slice(-3).map(({ points }) => points);
    expect(form).toBe(Math.round((last.reduce((sum, points) => sum + points, 0) / 3) * 10) / 10);
  });

  it('has no form for a matchday in which he got a card on the bench', () => {
    const { stats, form } = player(SCHLOTTERBECK, AFTER_THE_FINAL);
    expect(stats).toEqual([
      { weekId: 3, points: 3 },
      { weekId: 4, points: 14 },
      { weekId: 5, points: -1 },
    ]);
    expect(form).toBe(8.5);
    expect(player(IVUSIC, AFTER_THE_FINAL)).toMatchObject({ points: -1, form: 0 });
  });

  it('has upcoming matches only where the pairing is known', () => {
    const matches = (now: string) => player(MUSIALA, now).upcomingMatches.map(({ id }) => id);
    expect(matches('2024-06-19T15:59:59Z')).toEqual([14, 25]);
    expect(matches('2024-06-19T16:00:00Z')).toEqual([25]);
    // Germany won group A on the 23rd, but their opponent was known two days later.
    expect(matches('2024-06-25T20:54:59Z')).toEqual([]);
    expect(matches('2024-06-25T20:55:00Z')).toEqual([38]);
    expect(player(MUSIALA, '2024-06-26T00:00:00Z').upcomingMatches[0]).toMatchObject({
      homeId: { short: 'GER' },
      awayId: { short: 'DEN' },
    });
  });

  it('who is a coach gets points for the result', () => {
    expect(player(NAGELSMANN, '2024-06-24T08:00:00Z')).toMatchObject({
      points: 3 + 3 + 1,
      stats: [
        { weekId: 1, points: 3 },
        { weekId: 2, points: 3 },
        { weekId: 3, points: 1 },
      ],
      shirt: null,
    });
  });
});

describe('a match', () => {
  it('is scheduled, live and finished by the clock', () => {
    const status = (now: string) => matchStatus(match(42), Date.parse(now));
    expect(status('2024-07-01T18:59:59Z')).toBe('scheduled');
    expect(status('2024-07-01T19:00:00Z')).toBe('live');
    // Portugal and Slovenia went to a shoot-out.
    expect(status('2024-07-01T21:54:59Z')).toBe('live');
    expect(status('2024-07-01T21:55:00Z')).toBe('finished');
  });

  it('has one known side while the other is undecided', () => {
    const sides = (now: string) => knownSides(match(51), Date.parse(now));
    expect(sides('2024-07-09T20:54:59Z')).toEqual({ homeId: null, awayId: null });
    expect(sides('2024-07-09T20:55:00Z')).toEqual({ homeId: 5, awayId: null });
    expect(sides('2024-07-10T20:55:00Z')).toEqual({ homeId: 5, awayId: 12 });
  });
});

it('the number of known facts changes exactly when something becomes known', () => {
  const at = (now: string) => knowledgeAt(snapshot, Date.parse(now));
  expect(at('2024-06-19T08:00:00Z')).toBe(at('2024-06-19T11:59:59Z'));
  // The line-ups, the kick-off, and every minute of play.
  expect(at('2024-06-19T12:00:00Z')).toBe(at('2024-06-19T11:59:59Z') + 1);
  expect(at('2024-06-19T13:00:00Z')).toBeGreaterThan(at('2024-06-19T12:59:59Z'));
  expect(at('2024-06-19T13:00:59Z')).toBe(at('2024-06-19T13:00:00Z'));
  expect(at('2024-06-19T13:01:00Z')).toBe(at('2024-06-19T13:00:00Z') + 1);
  // The break.
  expect(at('2024-06-19T13:44:00Z')).toBe(at('2024-06-19T14:01:59Z'));
});

it('explains the points of a matchday and marks players who may still play', () => {
  const explained = (now: string) => explainedPoints(snapshot, MUSIALA, 2, Date.parse(now));
  expect(explained('2024-06-19T15:59:59Z')).toEqual({ points: 0, minutes: 0, mayStillPlay: true, lines: [] });
  const running = explained('2024-06-19T17:00:00Z');
  expect(running).toMatchObject({ minutes: 45, mayStillPlay: true });
  expect(sumPoints(running.lines)).toBe(running.points);
  const over = explained('2024-06-19T18:00:00Z');
  expect(over).toMatchObject({ minutes: 72, mayStillPlay: false });
  expect(sumPoints(over.lines)).toBe(over.points);
});

it('is loaded again after an import and cached otherwise', async () => {
  expect(await currentSnapshot(database)).toBe(snapshot);
  await database.models.Player.update({ value: 90 }, { where: { id: MUSIALA } });
  await database.models.FeedImport.create({ competitionId: 1, importedAt: 0, changes: 1 });
  const after = await currentSnapshot(database);
  expect(after?.players.get(MUSIALA)?.value).toBe(90);
});
