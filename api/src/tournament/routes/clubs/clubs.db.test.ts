import { type ClubPlayer, endpoints, type ResponseOf } from '@euro/api-contract';
import { changeSettings } from '../../../testing/changeSettings.js';
import { importTournament, readTournament } from '../../../testing/importTournament.js';
import { signedIn } from '../../../testing/people.js';
import { startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';

const GERMANY = 1;
const SCOTLAND = 2;
const MUSIALA = 110;
const HOUR = 60 * 60_000;

let api: TestApi;
let visitor: TestClient;
let premium: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  visitor = new TestClient(api.url);
  premium = (await signedIn(api, { roles: ['premium'] })).client;
});
afterAll(() => api.close());

async function club(id: number, now: string | number): Promise<ResponseOf<'GET club/{id}'>> {
  api.clock.set(typeof now === 'number' ? new Date(now).toISOString() : now);
  const { body, status } = await premium.get(`club/${id}`);
  expect(status).toBe(200);
  return body;
}

const elevenOf = (players: readonly ClubPlayer[]) =>
  players.filter(({ inStarting, positionId }) => inStarting && positionId > 0).map(({ id }) => id);

/** The eleven that a nation really started a match with. */
async function realEleven(matchId: number, clubId: number): Promise<number[]> {
  const { stats, players } = await readTournament();
  const squad = new Set(players.filter((player) => player.clubId === clubId).map(({ id }) => id));
  return stats
    .filter((stat) => stat.matchId === matchId && stat.started && squad.has(stat.playerId))
    .map(({ playerId }) => playerId);
}

describe('GET club/{id}', () => {
  it('returns the whole squad in field order, valid by the contract', async () => {
    const body = await club(GERMANY, '2024-06-19T08:00:00Z');
    expect(endpoints['GET club/{id}'].response.parse(body)).toEqual(body);
    expect(body.club).toMatchObject({
      id: GERMANY,
      short: 'GER',
      name: 'Germany',
      formation: '4-5-1',
      updated: '2024-06-14T20:55:00.000Z',
      nextMatch: { id: 14 },
    });
    expect(body.players).toHaveLength(27);
    expect(body.players.map(({ fieldOrder }) => fieldOrder)).toEqual(body.players.map((_, index) => index));
    expect(body.players.slice(0, 12).map(({ positionId }) => positionId)).toEqual([
      0, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4,
    ]);
    expect(elevenOf(body.players).toSorted()).toEqual((await realEleven(1, GERMANY)).toSorted());
    expect(body.players.find(({ id }) => id === MUSIALA)).toMatchObject({
      inStarting: true,
      starts: 1,
      appearances: 1,
      minutes: 74,
      points: 9,
      value: 8.5,
    });
  });

  it('restricts the expected line-up to premium members: others get the depth chart only', async () => {
    const whole = await club(GERMANY, '2024-06-19T08:00:00Z');
    expect(whole.club.lineupForPremium).toBe(false);
    const others = [
      visitor,
      (await signedIn(api)).client,
      (await signedIn(api, { roles: ['operator'] })).client,
    ];
    for (const client of others) {
      const { body } = await client.get(`club/${GERMANY}`);
      expect(endpoints['GET club/{id}'].response.parse(body)).toEqual(body);
      expect(body.club).toEqual({ ...whole.club, formation: null, lineupForPremium: true });
      const chart = whole.players
        .map((player) => ({ ...player, fieldOrder: null, inStarting: false }))
        .sort((a, b) => a.positionId - b.positionId || a.squadDepth - b.squadDepth);
      expect(body.players).toEqual(chart);
    }
  });

  it('allows caches to share visitors’ responses, never a premium member’s', async () => {
    const [open, own] = [await visitor.get('club/1'), await premium.get('club/1')];
    expect(open.headers.get('cache-control')).toContain('public');
    expect(open.headers.get('vary')).toContain('Authorization');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('etag')).not.toBe(open.headers.get('etag'));
    const headers = { 'if-none-match': own.headers.get('etag') ?? '' };
    expect((await visitor.get('club/1', { headers })).status).toBe(200);
  });

  it('returns everything to all callers where the competition sells no line-ups', async () => {
    const other = await startTestApi();
    await importTournament(other.database, other.clock);
    await changeSettings(other.database, { expectedLineupsPremium: false });
    const { body } = await new TestClient(other.url).get(`club/${GERMANY}`);
    expect(body.club).toMatchObject({ formation: expect.any(String), lineupForPremium: false });
    await other.close();
  });

  it('ranks each position from 1, the coach alone', async () => {
    const { players } = await club(GERMANY, '2024-06-19T08:00:00Z');
    for (const positionId of [0, 1, 2, 3, 4]) {
      const depths = players
        .filter((player) => player.positionId === positionId)
        .map(({ squadDepth }) => squadDepth);
      expect(depths).toEqual(depths.map((_, index) => index + 1));
    }
  });

  it('sorts by value before the first match, and reveals nothing of the future', async () => {
    const { club: nation, players } = await club(GERMANY, '2024-06-10T08:00:00Z');
    expect(nation).toMatchObject({ updated: null, nextMatch: { id: 1 } });
    expect(elevenOf(players)).toHaveLength(11);
    for (const player of players) expect(player).toMatchObject({ starts: 0, minutes: 0, points: 0, ban: 0 });
  });

  it('uses the announced line-up an hour before the kick-off', async () => {
    const { players } = await club(GERMANY, '2024-06-14T18:00:00Z');
    expect(elevenOf(players).toSorted()).toEqual((await realEleven(1, GERMANY)).toSorted());
  });

  it('has no next match once a nation is eliminated, or while its opponent is undecided', async () => {
    expect((await club(GERMANY, '2024-06-24T00:00:00Z')).club.nextMatch).toBeNull();
    expect((await club(GERMANY, '2024-06-26T00:00:00Z')).club.nextMatch).toMatchObject({ id: 38 });
    expect((await club(GERMANY, '2024-07-08T00:00:00Z')).club.nextMatch).toBeNull();
  });

  it('says that a nation is out from the last match of its group, as its players do', async () => {
    const isOut = async (id: number, now: string) => (await club(id, now)).club.eliminated;
    expect(await isOut(SCOTLAND, '2024-06-23T18:00:00Z')).toBe(false);
    expect(await isOut(SCOTLAND, '2024-06-24T00:00:00Z')).toBe(true);
    expect(await isOut(GERMANY, '2024-06-24T00:00:00Z')).toBe(false);
    expect(await isOut(GERMANY, '2024-07-08T00:00:00Z')).toBe(true);
  });

  it('bans as the tournament did, and predicts four of five starters', async () => {
    const { matches, stats } = await readTournament();
    const playerIds = new Set<number>();
    const guess = { right: 0, all: 0, bans: 0 };
    for (const match of matches) {
      for (const clubId of [match.homeId ?? 0, match.awayId ?? 0]) {
        const { players } = await club(clubId, match.kickoffAt - 2 * HOUR);
        const banned = players.filter(({ ban }) => ban === 1).map(({ id }) => id);
        const playedStats = stats.filter(({ matchId, minutes }) => matchId === match.id && minutes > 0);
        expect(playedStats.filter(({ playerId }) => banned.includes(playerId))).toEqual([]);
        guess.bans += banned.length;
        if (!playerIds.has(clubId)) {
          playerIds.add(clubId);
          continue;
        }
        const real = await realEleven(match.id, clubId);
        guess.right += elevenOf(players).filter((id) => real.includes(id)).length;
        guess.all += real.length;
      }
    }
    expect(guess).toEqual({ right: 713, all: 858, bans: 21 });
  });

  it('is found in both languages, and sent once while nothing changes', async () => {
    api.clock.set('2024-06-19T08:00:00Z');
    const dutch = await visitor.get('club/1', { headers: { 'accept-language': 'nl' } });
    expect(dutch.body.club.name).toBe('Duitsland');
    const headers = { 'accept-language': 'nl', 'if-none-match': dutch.headers.get('etag') ?? '' };
    expect((await visitor.get('club/1', { headers })).status).toBe(304);
  });

  it.each(['25', 'GER', '-1'])('returns 404 for %s', async (id) => {
    expect(await visitor.get(`club/${id}`)).toMatchObject({ status: 404, body: refusal('not-found') });
  });
});
