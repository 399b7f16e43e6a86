import { endpoints, type Player, type TrendRow } from '@euro/api-contract';
import { settleDue } from '../../../scoring/settlement/index.js';
import { changeSettings } from '../../../testing/changeSettings.js';
import { importTournament } from '../../../testing/importTournament.js';
import { type Manager, manager } from '../../../testing/people.js';
import { aSquad, type SquadBody } from '../../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../../testing/testApi.js';
import { refusal, TestClient } from '../../../testing/testClient.js';
import { type TransferBody, transfersFor } from '../../../testing/transfersFor.js';

const AFTER = { 1: '2024-06-19T08:00:00Z', 2: '2024-06-23T08:00:00Z' } as const;

let api: TestApi;
let visitor: TestClient;
let players: readonly Player[];
let squad: SquadBody;
let other: SquadBody;
/** The captain and a defender on the bench, each with who comes for him. */
let captain: TransferBody;
let reserve: TransferBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { transfersResettable: true });
  visitor = new TestClient(api.url);
  api.clock.set(BEFORE_THE_START);
  squad = await aSquad(api.database);
  other = await aSquad(api.database, 40);
  const transfers = await transfersFor(api.database, squad, [squad.captainId, squad.bench[1] ?? 0]);
  [captain = none, reserve = none] = transfers;
  const three = [await manager(api), await manager(api), await manager(api)];
  await manager(api, other);
  const deletedManager = await manager(api);

  await settle(AFTER[1]);
  await confirm(three[0], [captain, reserve]);
  await confirm(three[1], [captain]);
  await confirm(three[2], [reserve]);
  await three[2]?.client.post(`team/transfers/${three[2].teamId}/reset`);
  await confirm(deletedManager, [captain]);
  await deletedManager.client.delete(`team/${deletedManager.teamId}`);
  await settle(AFTER[2]);
  players = (await visitor.get('players')).body.players;
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(AFTER[2]));

const none: TransferBody = { outId: 0, inId: 0 };

async function settle(now: string): Promise<void> {
  api.clock.set(now);
  await settleDue(api.context);
}

async function confirm(somebody: Manager | undefined, transfers: TransferBody[]): Promise<void> {
  const answer = await somebody?.client.post(`team/transfers/${somebody.teamId}`, { transfers });
  expect(answer?.status).toBe(200);
}

async function trendsOf(weekId: number) {
  const { body } = await visitor.get(`trends?weekId=${weekId}`);
  expect(endpoints['GET trends'].response.parse(body)).toEqual(body);
  return endpoints['GET trends'].response.parse(body);
}

/** A player as every list of players shows him. */
function who(playerId: number): Pick<TrendRow, 'short' | 'positionId' | 'clubId' | 'shirt'> {
  const player = players.find(({ id }) => id === playerId);
  if (!player) throw new Error(`There is no player ${playerId}.`);
  const { short, positionId, clubId, shirt } = player;
  return { short, positionId, clubId, shirt };
}

function row(playerId: number, figures: Partial<TrendRow>): TrendRow {
  return {
    playerId,
    ...who(playerId),
    popularity: 0,
    change: 0,
    captains: 0,
    captaincy: 0,
    transfersIn: 0,
    transfersOut: 0,
    ...figures,
  };
}

describe('GET trends', () => {
  it('has no risers, fallers or transfers in the first matchday, but its captains', async () => {
    const first = { change: null, transfersIn: 0, transfersOut: 0 };
    expect(await trendsOf(1)).toEqual({
      weekId: 1,
      confirmed: true,
      teams: 5,
      risers: null,
      fallers: null,
      transferredIn: [],
      transferredOut: [],
      captains: [
        row(squad.captainId, { ...first, popularity: 80, captains: 4, captaincy: 80 }),
        row(other.captainId, { ...first, popularity: 20, captains: 1, captaincy: 20 }),
      ],
    });
  });

  it('counts only valid data: no undone transfer, no deleted team', async () => {
    const { confirmed, teams, transferredIn, transferredOut, captains } = await trendsOf(2);
    const newCaptain = { popularity: 50, change: 50, captains: 2, captaincy: 50, transfersIn: 2 };
    const oldCaptain = { popularity: 25, change: -55, captains: 1, captaincy: 25, transfersOut: 2 };
    const others = { popularity: 25, change: 5, captains: 1, captaincy: 25 };
    expect({ confirmed, teams, transferredIn, transferredOut, captains }).toEqual({
      confirmed: true,
      teams: 4,
      transferredIn: [
        row(captain.inId, newCaptain),
        row(reserve.inId, { popularity: 25, change: 25, transfersIn: 1 }),
      ],
      transferredOut: [
        row(captain.outId, oldCaptain),
        row(reserve.outId, { popularity: 50, change: -30, transfersOut: 1 }),
      ],
      captains: [
        row(captain.inId, newCaptain),
        ...[row(captain.outId, oldCaptain), row(other.captainId, others)].sort(
          (a, b) => a.playerId - b.playerId,
        ),
      ],
    });
  });

  it('compares with the previous matchday, ten at most, equal ones by popularity and id', async () => {
    const { risers, fallers } = await trendsOf(2);
    expect(risers).toHaveLength(10);
    expect(risers?.slice(0, 2).map(({ playerId, change }) => [playerId, change])).toEqual([
      [captain.inId, 50],
      [reserve.inId, 25],
    ]);
    // Those of the squad that nobody changed: one team of four has them now, one of five had them before.
    const equal = risers?.slice(2) ?? [];
    expect(new Set(equal.map(({ change, popularity }) => `${change} ${popularity}`))).toEqual(
      new Set(['5 25']),
    );
    const ids = equal.map(({ playerId }) => playerId);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(fallers?.slice(0, 2).map(({ playerId, change }) => [playerId, change])).toEqual([
      [captain.outId, -55],
      [reserve.outId, -30],
    ]);
    expect(fallers?.every(({ change }) => (change ?? 0) < 0)).toBe(true);
  });

  it('has nothing before the deadline, also on a clock that was set back', async () => {
    for (const [weekId, now] of [
      [3, AFTER[2]],
      [2, '2024-06-19T12:59:59Z'],
      [1, '2024-06-14T18:59:59Z'],
    ] as const) {
      api.clock.set(now);
      expect(await visitor.get(`trends?weekId=${weekId}`)).toMatchObject({
        status: 404,
        body: refusal('nothing-to-show-yet'),
      });
    }
  });

  it('defaults to the last closed matchday', async () => {
    const namedAnswer = await visitor.get('trends?weekId=2');
    for (const path of ['trends', 'trends?weekId=', 'trends?weekId=null']) {
      expect((await visitor.get(path)).body).toEqual(namedAnswer.body);
    }
    api.clock.set('2024-06-19T12:59:59Z');
    expect((await visitor.get('trends')).body).toMatchObject({ weekId: 1 });
    api.clock.set(BEFORE_THE_START);
    expect(await visitor.get('trends')).toMatchObject({ status: 404, body: refusal('nothing-to-show-yet') });
  });

  it('returns 404 for another matchday, and for another tournament', async () => {
    for (const query of ['weekId=8', 'competitionFeed=WORLD', 'seasonId=2020']) {
      expect(await visitor.get(`trends?${query}`)).toMatchObject({ status: 404, body: refusal('not-found') });
    }
  });

  it.each(['0', '-1', 'two', '1.5'])('refuses the matchday "%s"', async (weekId) => {
    const { status, body } = await visitor.get(`trends?weekId=${weekId}`);
    expect([status, body.error.code, body.error.details.issues[0].path]).toEqual([
      400,
      'invalid-input',
      'weekId',
    ]);
  });

  it('does not invent data that a settlement did not count', async () => {
    const { models } = api.database;
    const stored = await models.PlayerPopularity.findAll({ where: { weekId: 1 }, raw: true });
    const unknown = { captains: null, transfersIn: null, transfersOut: null };
    await models.PlayerPopularity.update(unknown, { where: { weekId: 1 } });
    const second = await startTestApi({}, api);
    try {
      second.clock.set(AFTER[2]);
      const { body } = await new TestClient(second.url).get('trends?weekId=1');
      expect(body).toMatchObject({ teams: 5, transferredIn: null, transferredOut: null, captains: null });
    } finally {
      await second.close();
      await models.PlayerPopularity.bulkCreate(stored, {
        updateOnDuplicate: ['captains', 'transfersIn', 'transfersOut'],
      });
    }
  });
});
