import type { NewsKind } from '@euro/api-contract';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { importTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { depthOfNation } from './depthOfNation.js';
import { cardStandings } from './isBanned.js';
import { presentPlayer } from './presentPlayer.js';
import { requireSnapshot } from './requireSnapshot.js';
import type { TournamentSnapshot } from './tournamentSnapshot.js';

const HOUR = 60 * 60_000;
const GERMANY = 1;
const MUSIALA = 110;
const NEWS_AT = Date.parse('2024-06-18T08:00:00Z');
const NEWS = { newsNl: 'traint apart', newsEn: null, newsSource: 'DFB', newsAt: NEWS_AT };

let database: TestDatabase;
let snapshot: TournamentSnapshot;
beforeAll(async () => {
  database = await createTestDatabase();
  await importTournament(database, new FixedClock('2024-06-10T08:00:00Z'));
  snapshot = await requireSnapshot(database);
});
afterAll(() => database.drop());

function playerIn(tournament: TournamentSnapshot, now: number) {
  const player = tournament.players.get(MUSIALA);
  if (!player) throw new Error('There is no such player.');
  return presentPlayer(tournament, player, now);
}

function withNews(news: NewsKind): TournamentSnapshot {
  const players = new Map(
    [...snapshot.players].map(([id, player]) => [id, id === MUSIALA ? { ...player, ...NEWS, news } : player]),
  );
  return { ...snapshot, players, matches: [...snapshot.matches] };
}

describe('news of a player', () => {
  it('is known from its moment on', () => {
    const tournament = withNews('doubtful');
    expect(playerIn(tournament, NEWS_AT - 1).news).toBeUndefined();
    expect(playerIn(tournament, NEWS_AT)).toMatchObject({
      news: { kind: 'doubtful', nl: 'traint apart', en: null, source: 'DFB', at: '2024-06-18T08:00:00.000Z' },
      injury: 0,
      ban: 0,
    });
  });

  it.each([
    ['injured', { injury: 1, ban: 0 }],
    ['banned', { injury: 0, ban: 1 }],
    ['available', { injury: 0, ban: 0 }],
  ] as const)('that he is %s counts as the flag does', (kind, flags) => {
    const tournament = withNews(kind);
    expect(playerIn(tournament, NEWS_AT - 1)).toMatchObject({ injury: 0, ban: 0 });
    expect(playerIn(tournament, NEWS_AT)).toMatchObject(flags);
    const { places } = depthOfNation(tournament, GERMANY, NEWS_AT);
    const place = places.find(({ playerId }) => playerId === MUSIALA);
    expect(place?.inStarting).toBe(kind === 'available');
  });
});

describe('the cards of players', () => {
  const TAH = 104;

  it('say after which match the next yellow one costs a match, and after which one it did', () => {
    const cardsAt = (now: string) => {
      const player = snapshot.players.get(TAH);
      return player && presentPlayer(snapshot, player, Date.parse(now)).cards;
    };
    const sides = (away: string) => ({
      homeId: expect.objectContaining({ short: expect.any(String) }),
      awayId: expect.objectContaining({ short: away }),
    });
    expect(cardsAt('2024-06-14T18:00:00Z')).toBeUndefined();
    expect(cardsAt('2024-06-19T08:00:00Z')).toMatchObject({ kind: 'one-yellow', match: sides('SCO') });
    expect(cardsAt('2024-06-24T08:00:00Z')).toMatchObject({ kind: 'banned', match: sides('GER') });
    expect(cardsAt('2024-06-30T08:00:00Z')).toBeUndefined();
  });

  it('warn of each ban for yellow cards in two matches, and of none in the last match', () => {
    let warned = 0;
    for (const { id, kickoffAt, finishedAt } of snapshot.matches) {
      const before = cardStandings(snapshot, kickoffAt - HOUR);
      const after = cardStandings(snapshot, finishedAt);
      for (const { playerId, yellow_cards, second_yellow, red_card } of snapshot.stats.get(id) ?? []) {
        if (yellow_cards === 0 || second_yellow + red_card > 0) continue;
        const wasWarned = before.get(playerId)?.kind === 'one-yellow';
        expect([playerId, id, after.get(playerId)?.kind === 'banned']).toEqual([playerId, id, wasWarned]);
        if (wasWarned) warned += 1;
      }
    }
    expect(warned).toBeGreaterThan(10);
    const final = snapshot.matches.at(-1);
    const atTheEnd = [...cardStandings(snapshot, (final?.kickoffAt ?? 0) - HOUR).values()];
    expect(atTheEnd.filter(({ kind }) => kind === 'one-yellow')).toEqual([]);
  });

  it('warn of none whose nation has no match after its next one, whatever other nations have', () => {
    const warnedAt = (now: string, team: string) =>
      [...snapshot.players.values()]
        .map((player) => presentPlayer(snapshot, player, Date.parse(now)))
        .filter(({ clubId, cards }) => clubIdOf(team) === clubId && cards?.kind === 'one-yellow')
        .map(({ name }) => name);
    const clubIdOf = (team: string) => [...snapshot.clubs.values()].find(({ short }) => short === team)?.id;
    const carded = (id: number, team: string) =>
      (snapshot.stats.get(id) ?? []).filter(
        ({ playerId, yellow_cards }) =>
          yellow_cards > 0 && snapshot.players.get(playerId)?.clubId === clubIdOf(team),
      );
    const semi = snapshot.matches.at(-3);
    expect(carded(semi?.id ?? 0, 'ESP')).toHaveLength(2);
    // Between the two semi-finals.
    expect(warnedAt('2024-07-10T08:00:00Z', 'ESP')).toEqual([]);
    expect(warnedAt('2024-07-10T08:00:00Z', 'FRA')).toEqual([]);
    // Before the quarter-finals: in the tournament, and out of it.
    expect(warnedAt('2024-07-03T08:00:00Z', 'ESP')).not.toEqual([]);
    expect(warnedAt('2024-07-03T08:00:00Z', 'BEL')).toEqual([]);
    // After the group of a nation, before its next match is known.
    expect(warnedAt('2024-06-24T08:00:00Z', 'GER')).not.toEqual([]);
  });
});
