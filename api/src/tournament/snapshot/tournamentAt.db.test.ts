import { feedAt } from '../../demo/provider/feedAt.js';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importTournament, readTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { importFeed } from '../feed/importFeed.js';
import { playerStatuses } from './playerStatuses.js';
import { requireSnapshot } from './requireSnapshot.js';
import { type Tournament, tournamentAt } from './tournamentAt.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';

const MINUTE = 60_000;
/** Germany–Scotland: Porteous is sent off in the 42nd minute, Groß comes on for Andrich at half-time. */
const KICK_OFF = Date.parse('2024-06-14T19:00:00Z');
const PORTEOUS = 215;
const GROSS = 105;
const ANDRICH = 123;
const MUSIALA = 110;
const NAGELSMANN = 100;
/** Of Switzerland, who play the next day. */
const SOMMER = 401;

let database: TestDatabase;
let snapshot: TournamentSnapshot;
const clock = new FixedClock('2024-06-10T08:00:00Z');

const load = () => requireSnapshot(database);

beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, clock);
  snapshot = await load();
});
afterAll(() => database.drop());

const matchOf = (tournament: Tournament, id: number) => {
  const foundMatch = tournament.matchById.get(id);
  if (!foundMatch) throw new Error(`There is no match ${id}.`);
  return foundMatch;
};

describe('a match on the clock', () => {
  const at = (minutes: number) => matchOf(tournamentAt(snapshot, KICK_OFF + minutes * MINUTE), 1);

  it('is unknown, announced, running and over', () => {
    expect([at(-61).status, at(-61).sheet.size]).toEqual(['scheduled', 0]);
    expect([at(-60).status, at(-60).sheet.size]).toEqual(['scheduled', 22]);
    expect(at(0)).toMatchObject({ status: 'live', minute: 1, homeScore: 0, awayScore: 0 });
    expect(at(50)).toMatchObject({ status: 'live', minute: 45 });
    expect(at(115)).toMatchObject({ status: 'finished', minute: null, homeScore: 5, awayScore: 1 });
  });

  it('creates appearances for players who were on, not for a line-up', () => {
    const stateAt = (minutes: number) =>
      tournamentAt(snapshot, KICK_OFF + minutes * MINUTE).appearances.get(MUSIALA);
    expect(stateAt(-1)).toBeUndefined();
    expect(stateAt(0)).toEqual([
      expect.objectContaining({ live: true, stat: expect.objectContaining({ minutes: 1 }) }),
    ]);
    expect(stateAt(115)).toEqual([expect.objectContaining({ live: false, points: 18 })]);
  });

  it('is computed once for all moments with the same data', () => {
    const tournament = (minutes: number) => tournamentAt(snapshot, KICK_OFF + minutes * MINUTE);
    expect(tournament(5.1)).toBe(tournament(5.9));
    expect(tournament(6)).not.toBe(tournament(5.9));
  });
});

it('the tournament reveals nothing of the future at any moment', () => {
  // The same tournament in which everything after that moment never came about.
  for (let now = KICK_OFF - 61 * MINUTE; now < KICK_OFF + 26 * 60 * MINUTE; now += 17 * MINUTE) {
    const future = snapshot.matches.filter(({ kickoffAt }) => kickoffAt - 60 * MINUTE > now);
    const unplayed = new Set(future.map(({ id }) => id));
    const truncated: TournamentSnapshot = {
      ...snapshot,
      matches: snapshot.matches.map((match) =>
        unplayed.has(match.id)
          ? { ...match, homeScore: null, awayScore: null, penHome: null, extraTime: false }
          : match,
      ),
      stats: new Map([...snapshot.stats].filter(([id]) => !unplayed.has(id))),
    };
    const [whole, part] = [tournamentAt(snapshot, now), tournamentAt(truncated, now)];
    expect([...part.appearances.keys()]).toEqual([...whole.appearances.keys()]);
    const facts = ({ matches }: Tournament) =>
      matches.map(({ match, sheet, ...state }) => [match.id, sheet.size, state]);
    expect(facts(part)).toEqual(facts(whole));
  }
});

describe('the status of a player', () => {
  const status = (id: number, minutes: number) =>
    playerStatuses(snapshot, 1, KICK_OFF + minutes * MINUTE).get(id);

  it('is to play until the kick-off, with or without a line-up', () => {
    for (const id of [MUSIALA, GROSS, NAGELSMANN, SOMMER]) expect(status(id, -0.01)).toBe('to-play');
    expect(status(SOMMER, 60)).toBe('to-play');
  });

  it('changes from the pitch to off it, and from the bench to the pitch', () => {
    expect([status(ANDRICH, 0), status(GROSS, 0)]).toEqual(['playing', 'bench']);
    expect([status(ANDRICH, 50), status(GROSS, 50)]).toEqual(['off', 'playing']);
    expect([status(ANDRICH, 115), status(GROSS, 115)]).toEqual(['played', 'played']);
  });

  it('is sent off from the card on, permanently', () => {
    expect([40, 41, 60, 115].map((minutes) => status(PORTEOUS, minutes))).toEqual([
      'playing',
      'sent-off',
      'sent-off',
      'sent-off',
    ]);
  });

  it('is on the bench for a player who never came on', () => {
    const BAUMANN = 112;
    expect([status(BAUMANN, 30), status(BAUMANN, 115)]).toEqual(['bench', 'bench']);
  });

  it('is playing for a coach while his team plays', () => {
    expect([0, 114, 115].map((minutes) => status(NAGELSMANN, minutes))).toEqual([
      'playing',
      'playing',
      'played',
    ]);
  });

  it('has no match in a matchday whose pairing does not include his nation', () => {
    const now = Date.parse('2024-07-09T12:00:00Z');
    const semiFinals = playerStatuses(snapshot, 6, now);
    expect([semiFinals.get(MUSIALA), semiFinals.get(508)]).toEqual(['no-match', 'to-play']);
    // On the day of the first semi-final nobody knows who plays the final.
    expect(playerStatuses(snapshot, 7, now).get(508)).toBe('no-match');
  });
});

describe('a feed that is imported while a match runs', () => {
  const HALF_AN_HOUR = KICK_OFF + 30 * MINUTE;

  it('has the same state as the whole feed at that time, and does not advance with the clock', async () => {
    const feed = await readTournament();
    const whole = matchOf(tournamentAt(snapshot, HALF_AN_HOUR), 1);
    clock.set(HALF_AN_HOUR);
    await importFeed(database, clock, feedAt(feed, HALF_AN_HOUR));
    const partial = await load();
    for (const now of [HALF_AN_HOUR, HALF_AN_HOUR + 300 * MINUTE]) {
      const liveMatch = matchOf(tournamentAt(partial, now), 1);
      expect(liveMatch).toMatchObject({
        status: 'live',
        minute: 31,
        homeScore: whole.homeScore,
        awayScore: whole.awayScore,
      });
      const points = (match: typeof liveMatch) =>
        [...match.sheet].map(([id, { points: own, lines }]) => [id, own, lines]);
      expect(points(liveMatch)).toEqual(points(whole));
    }
    expect(matchOf(tournamentAt(partial, KICK_OFF - MINUTE), 1)).toMatchObject({
      status: 'scheduled',
      homeScore: null,
      sheet: new Map(),
    });
    const statuses = playerStatuses(partial, 1, HALF_AN_HOUR);
    expect([statuses.get(MUSIALA), statuses.get(GROSS), statuses.get(SOMMER)]).toEqual([
      'playing',
      'bench',
      'to-play',
    ]);
    await importTournament(database, clock);
  });

  it('that only announced the line-ups has the players at the kick-off, and nothing more', async () => {
    const feed = await readTournament();
    await importFeed(database, clock, feedAt(feed, KICK_OFF - MINUTE));
    const partial = await load();
    const match = matchOf(tournamentAt(partial, KICK_OFF + MINUTE), 1);
    expect(match).toMatchObject({ status: 'live', minute: null, homeScore: null });
    const statuses = playerStatuses(partial, 1, KICK_OFF + MINUTE);
    expect([statuses.get(MUSIALA), statuses.get(GROSS)]).toEqual(['playing', 'bench']);
    expect(tournamentAt(partial, KICK_OFF + MINUTE).appearances.size).toBe(0);
    await importTournament(database, clock);
  });
});

it('only results are loaded again while only they change', async () => {
  const before = await load();
  await database.models.Matchday.update(
    { version: 3, state: 'provisional', teams: 10 },
    { where: { weekId: 1 } },
  );
  await database.models.PlayerPopularity.create({ weekId: 1, playerId: MUSIALA, teams: 5 });
  const after = await load();
  expect(after.matches).toBe(before.matches);
  expect(after.feedVersion).toBe(before.feedVersion);
  expect(after.version).not.toBe(before.version);
  expect(after.matchdays[0]).toMatchObject({ version: 3, teams: 10 });
  expect(after.popularity.get(1)?.get(MUSIALA)?.teams).toBe(5);
});
