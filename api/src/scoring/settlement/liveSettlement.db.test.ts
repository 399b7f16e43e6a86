import { feedAt } from '../../demo/provider/feedAt.js';
import { seedTeams } from '../../demo/seedTeams.js';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import type { GameContext } from '../../infra/context.js';
import { readTournament } from '../../testing/importTournament.js';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.js';
import { countResults, visibleResults } from '../../testing/visibleResults.js';
import type { Feed } from '../../tournament/feed/feed.js';
import { importFeed } from '../../tournament/feed/importFeed.js';
import { confirmWeek, matchdayDigest, settleDue, settleWeek, sweepResults } from './index.js';

const TEAMS = 60;
const MINUTE = 60_000;
const MATCHDAY_2 = { from: '2024-06-19T12:00:00Z', to: '2024-06-22T21:00:00Z' };
const TWO_RUN = '2024-06-23T19:30:00Z';

interface World {
  readonly database: TestDatabase;
  readonly clock: FixedClock;
  readonly context: GameContext;
}

let feed: Feed;
let worlds: World[];
beforeEach(async () => {
  feed = await readTournament();
  worlds = [];
});
afterEach(async () => {
  for (const { database } of worlds) await database.drop();
});

/** A game with teams that always are the same, whatever feed it goes on with, before the first deadline. */
async function startWorld(ownFeed?: Feed): Promise<World> {
  const database = await createTestDatabase();
  const clock = new FixedClock('2024-06-10T08:00:00Z');
  const world = { database, clock, context: { ...database, clock } };
  worlds.push(world);
  await importInto(world, feed);
  await seedTeams(world.context, { teams: TEAMS, weekId: 1, seed: 7 });
  if (ownFeed) await importInto(world, ownFeed);
  return world;
}

async function importInto({ database, clock }: World, nextFeed: Feed): Promise<void> {
  const result = await importFeed(database, clock, nextFeed);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
}

async function at({ clock, context }: World, now: number | string) {
  clock.set(now);
  return settleDue(context);
}

/** Everything that people see of a matchday's points. */
async function readState({ database }: World, weekId: number) {
  const teams = await visibleResults(database, weekId);
  const players = await database.models.PlayerPoints.findAll({
    attributes: ['matchId', 'playerId', 'halfPoints', 'minutes', 'linesJson'],
    where: { weekId },
    order: ['matchId', 'playerId'],
    raw: true,
  });
  return { teams, players };
}

function momentsOf({ from, to }: { from: string; to: string }, step: number): number[] {
  const moments: number[] = [];
  for (let now = Date.parse(from); now <= Date.parse(to); now += step * MINUTE) moments.push(now);
  return moments;
}

/** Nights are long: only moments within an hour of play. */
function isPlayedAround(now: number): boolean {
  return feed.matches.some(
    ({ kickoffAt, finishedAt }) => kickoffAt - 60 * MINUTE <= now && now <= finishedAt + 60 * MINUTE,
  );
}

it('a matchday that is settled minute by minute ends like one that is settled once', async () => {
  const live = await startWorld();
  const versions = new Set<number>();
  const moments = [...momentsOf(MATCHDAY_2, 11).filter(isPlayedAround), Date.parse(MATCHDAY_2.to)];
  for (const now of moments) {
    for (const { version, weekId } of (await at(live, now)).reports) if (weekId === 2) versions.add(version);
  }
  const plain = await startWorld();
  await at(plain, MATCHDAY_2.to);
  const digest = await matchdayDigest(plain.context, 1, 2);
  expect(await matchdayDigest(live.context, 1, 2)).toBe(digest);
  expect(await readState(live, 2)).toEqual(await readState(plain, 2));
  expect(versions.size).toBeGreaterThan(40);
  const matchday = await live.database.models.Matchday.findOne({ where: { weekId: 2 }, raw: true });
  expect(matchday?.state).toBe('confirmed');

  await settleWeek(live.context, 2);
  await confirmWeek(live.context, 2);
  expect(await matchdayDigest(live.context, 1, 2)).toBe(digest);
  await sweepResults(live.context, 2);
  expect(await countResults(live.database, 2)).toBe(TEAMS);
  expect(await live.database.models.Settlement.count({ where: { weekId: 2 } })).toBe(1);
});

it('a feed imported while matches run results at every moment in the points of the whole feed at that time', async () => {
  const byClock = await startWorld();
  const byImports = await startWorld(feedAt(feed, Date.parse('2024-06-10T08:00:00Z')));
  const moments = [
    '2024-06-14T18:30:00Z',
    '2024-06-14T19:00:00Z',
    '2024-06-14T19:50:00Z',
    '2024-06-14T20:54:00Z',
    '2024-06-16T17:20:00Z',
    '2024-06-18T21:00:00Z',
    '2024-06-19T17:15:00Z',
    TWO_RUN,
    '2024-06-24T08:00:00Z',
  ];
  for (const moment of moments) {
    await at(byClock, moment);
    byImports.clock.set(moment);
    await importInto(byImports, feedAt(feed, Date.parse(moment)));
    await settleDue(byImports.context);
    for (const weekId of [1, 2, 3])
      expect(await readState(byImports, weekId)).toEqual(await readState(byClock, weekId));
  }
});

it('newer statistics of a running match replace the older ones, and a finished match remains', async () => {
  const world = await startWorld(feedAt(feed, Date.parse(TWO_RUN)));
  await at(world, TWO_RUN);
  const before = await readState(world, 3);
  const correctedFeed = feedAt(feed, Date.parse(TWO_RUN));
  const goal = (stat: Feed['stats'][number]) =>
    stat.weekId === 3 && stat.playerId === 110 ? { ...stat, goals: stat.goals + 1 } : stat;
  await importInto(world, { ...correctedFeed, stats: correctedFeed.stats.map(goal) });
  expect((await settleDue(world.context)).reports.map(({ weekId }) => weekId)).toEqual([3]);
  const after = await readState(world, 3);
  expect(after).not.toEqual(before);
  expect(after.players.find(({ playerId }) => playerId === 110)?.linesJson).toContain('"goal"');
  await importInto(world, feedAt(feed, Date.parse(TWO_RUN)));
  await settleDue(world.context);
  expect(await readState(world, 3)).toEqual(before);
});

describe('a settlement that is checked every second', () => {
  it('sends few queries and writes nothing while no points change', async () => {
    const world = await startWorld();
    await at(world, TWO_RUN);
    let count = 0;
    world.database.sequelize.addHook('afterQuery', 'count', () => {
      count += 1;
    });
    expect(await at(world, TWO_RUN)).toEqual({
      reports: [],
      withdrawnWeeks: [],
      isWaiting: false,
      revaluedCount: 0,
    });
    // Values, competition, matchdays, matches, power subs.
    expect([count > 0, count <= 5]).toEqual([true, true]);
    world.database.sequelize.removeHook('afterQuery', 'count');
    // Half-time: the clock goes on, the matches don't.
    await at(world, '2024-06-23T19:48:00Z');
    expect((await at(world, '2024-06-23T20:01:00Z')).reports).toEqual([]);
  });

  it('does not start before the first kick-off', async () => {
    const world = await startWorld(feedAt(feed, Date.parse('2024-06-14T18:30:00Z')));
    // The feed announced the line-ups and has sent nothing since.
    expect((await at(world, '2024-06-14T19:05:00Z')).reports).toEqual([]);
  });

  it('starts again when a power sub is made, and when it is undone', async () => {
    const world = await startWorld();
    await at(world, TWO_RUN);
    const before = await readState(world, 3);
    const { models } = world.database;
    const lineup = await models.TeamLineup.findOne({ where: { teamId: 1 }, raw: true });
    const players = await models.Player.findAll({ where: { positionId: [2, 3, 4] }, raw: true });
    const outfield = new Set(players.map(({ id }) => id));
    const starters = (lineup?.starting ?? '').split(',').map(Number);
    const scored = new Map(before.players.map(({ playerId, halfPoints }) => [playerId, halfPoints]));
    const others = starters.filter((id) => outfield.has(id) && id !== lineup?.captainId);
    const outId = others.find((id) => scored.has(id)) ?? others[0] ?? 0;
    const inId =
      (lineup?.bench ?? '')
        .split(',')
        .map(Number)
        .find((id) => outfield.has(id)) ?? 0;
    const sub = await models.PowerSub.create({ teamId: 1, weekId: 3, outId, inId, at: 0 });
    expect((await settleDue(world.context)).reports.map(({ weekId }) => weekId)).toEqual([3]);
    expect((await settleDue(world.context)).reports).toEqual([]);
    await sub.destroy();
    expect((await settleDue(world.context)).reports.map(({ weekId }) => weekId)).toEqual([3]);
    expect(await readState(world, 3)).toEqual(before);
  });

  it('counts transfers at its first settlement and at the confirming one, and at none between', async () => {
    const world = await startWorld();
    const { sequelize, models } = world.database;
    await at(world, '2024-06-19T08:00:00Z');
    const transfer = {
      teamId: 1,
      inId: 101,
      outId: 102,
      inPrice: 0,
      outPrice: 0,
      outPurchase: 0,
      extra: false,
      createdAt: 0,
    };
    await models.Transfer.create({ ...transfer, weekId: 3 });
    let counted = 0;
    sequelize.addHook('afterQuery', 'transfers', (_options, query) => {
      if ((query as unknown as { readonly sql: string }).sql.includes('FROM transfers')) counted += 1;
    });
    const bought = async () =>
      (await models.PlayerPopularity.findOne({ where: { weekId: 3, playerId: 101 }, raw: true }))
        ?.transfersIn;
    await at(world, '2024-06-22T22:00:00Z');
    counted = 0;
    await at(world, TWO_RUN);
    expect([counted, await bought()]).toEqual([1, 1]);
    await at(world, '2024-06-23T20:30:00Z');
    expect([counted, await bought()]).toEqual([1, 1]);
    await at(world, '2024-06-27T08:00:00Z');
    expect([counted, await bought()]).toEqual([2, 1]);
    sequelize.removeHook('afterQuery', 'transfers');
  });

  it('discards changes of teams after the moment to which the clock is set back', async () => {
    const world = await startWorld();
    await at(world, TWO_RUN);
    const { models } = world.database;
    const [lineup] = await models.TeamLineup.findAll({ where: { teamId: 1 }, raw: true });
    if (!lineup) throw new Error('Team 1 has no lineup.');
    await models.TeamLineup.create({ ...lineup, weekId: 4 });
    await models.PowerSub.create({ teamId: 1, weekId: 3, outId: 1, inId: 2, at: 0 });
    await at(world, '2024-06-23T18:59:59Z');
    expect(await models.PowerSub.count()).toBe(0);
    expect(await models.TeamLineup.count({ where: { teamId: 1 } })).toBe(1);
  });

  it('is right again when the clock is set back into a match', async () => {
    const world = await startWorld();
    await at(world, TWO_RUN);
    const running = await readState(world, 3);
    await at(world, '2024-06-27T08:00:00Z');
    await at(world, TWO_RUN);
    expect(await readState(world, 3)).toEqual(running);
    const matchday = await world.database.models.Matchday.findOne({ where: { weekId: 3 }, raw: true });
    expect(matchday?.state).toBe('provisional');
  });
});

describe('player values', () => {
  const worthOf = async ({ database }: World, id: number) =>
    (await database.models.Player.findByPk(id, { raw: true }))?.value;
  const RUIZ = 508;

  it('take effect with the clock, and are reverted with it', async () => {
    const world = await startWorld();
    expect(await worthOf(world, RUIZ)).toBe(65);
    await at(world, '2024-06-19T03:59:59Z');
    expect(await worthOf(world, RUIZ)).toBe(65);
    expect((await at(world, '2024-06-19T04:00:00Z')).revaluedCount).toBe(30);
    expect(await worthOf(world, RUIZ)).toBe(68);
    await at(world, '2024-07-15T08:00:00Z');
    expect(await worthOf(world, RUIZ)).toBe(71);
    await at(world, '2024-06-24T08:00:00Z');
    expect(await worthOf(world, RUIZ)).toBe(69);
    await at(world, '2024-06-10T08:00:00Z');
    expect(await worthOf(world, RUIZ)).toBe(65);
    expect((await at(world, '2024-06-10T08:00:00Z')).revaluedCount).toBe(0);
  });

  it('apply from their import on, when the feed has no file of them', async () => {
    const KROOS = 108;
    const world = await startWorld();
    const worth = (value: number) => ({
      ...feed,
      values: null,
      players: feed.players.map((player) => (player.id === KROOS ? { ...player, value } : player)),
    });
    const changes = () => world.database.models.PlayerValue.count({ where: { playerId: KROOS } });
    const before = (await worthOf(world, KROOS)) ?? 0;
    world.clock.set('2024-06-19T08:00:00Z');
    await importInto(world, worth(before + 4));
    await importInto(world, worth(before + 4));
    expect([await worthOf(world, KROOS), await changes()]).toEqual([before + 4, 1]);
    await at(world, '2024-06-18T08:00:00Z');
    expect(await worthOf(world, KROOS)).toBe(before);
    await at(world, '2024-06-20T08:00:00Z');
    expect(await worthOf(world, KROOS)).toBe(before + 4);
    await importInto(world, worth(before - 1));
    expect([await worthOf(world, KROOS), await changes()]).toEqual([before - 1, 2]);
  });
});
