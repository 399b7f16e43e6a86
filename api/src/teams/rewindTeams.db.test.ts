import { changeSettings } from '../testing/changeSettings.js';
import { importTournament } from '../testing/importTournament.js';
import { type Manager, manager } from '../testing/people.js';
import { aSquad, type SquadBody } from '../testing/squads.js';
import { startTestApi, type TestApi } from '../testing/testApi.js';
import { refusal } from '../testing/testClient.js';
import { transfersFor } from '../testing/transfersFor.js';
import { type RewindPoint, rewindTeams } from './rewindTeams.js';

const deadlines = {
  3: '2024-06-23T19:00:00.000Z',
  4: '2024-06-29T16:00:00.000Z',
  5: '2024-07-05T16:00:00.000Z',
  6: '2024-07-09T19:00:00.000Z',
};

let api: TestApi;
let other: SquadBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { boostersEnabled: true });
  other = await aSquad(api.database, 40);
});
afterAll(() => api.close());

const rewind = (point: RewindPoint) =>
  api.database.withTransaction((transaction) => rewindTeams(api.context, point, transaction));
const view = async ({ client, teamId }: Manager) => (await client.get(`team/${teamId}`)).body;
const changes = async ({ client, teamId }: Manager): Promise<{ kind: string; weekId: number }[]> =>
  (await client.get(`team/${teamId}/changes?pageRecords=100`)).body.data;
const play = ({ client, teamId }: Manager, boosterType: string) =>
  client.post(`team/${teamId}/booster`, { boosterType });

/** The held squad as it can be compared at another moment. */
async function stateOf(owner: Manager) {
  const { starting, bench, captainId, viceCaptainId, budget } = (await view(owner)).team;
  return { starting, bench, captainId, viceCaptainId, budget };
}

/** Sells the captain. */
async function confirmOne(owner: Manager, headers: Record<string, string> = {}) {
  const { team } = await view(owner);
  const transfers = await transfersFor(api.database, team, [team.captainId]);
  const { client, teamId } = owner;
  const answer = await client.post(`team/transfers/${teamId}`, { transfers }, { headers });
  expect(answer.status).toBe(200);
  return answer;
}

/** Somebody with a team since matchday 4, in matchday 5. */
async function inMatchday5(): Promise<Manager> {
  api.clock.set(deadlines[3]);
  const owner = await manager(api);
  api.clock.set(deadlines[4]);
  return owner;
}

describe('a game that is set back to an open matchday', () => {
  it('discards changes for later matchdays and retains those for it', async () => {
    const owner = await inMatchday5();
    await confirmOne(owner);
    const stateBefore = await stateOf(owner);
    api.clock.set(deadlines[5]);
    await confirmOne(owner);
    await play(owner, 'bank');
    api.clock.set(deadlines[4]);
    await rewind({ openWeek: 5 });
    const { team, transfers, freeTransfers } = await view(owner);
    expect(await stateOf(owner)).toEqual(stateBefore);
    expect(team).toMatchObject({ bank: null, version: 5 });
    expect(transfers).toMatchObject([{ weekId: 5 }]);
    expect(freeTransfers).toMatchObject({ left: 1, used: 1 });
    expect((await changes(owner)).map(({ kind }) => kind)).toEqual(['transfers-confirmed', 'team-created']);
    api.clock.set(deadlines[5]);
    expect(await stateOf(owner)).toEqual(stateBefore);
  });

  it('notifies a page that shows discarded changes', async () => {
    const owner = await inMatchday5();
    await confirmOne(owner);
    await rewind({ openWeek: 4 });
    api.clock.set(deadlines[3]);
    const { client, teamId } = owner;
    const answer = await client.post(`team/${teamId}`, { ...other, version: 2 });
    expect(answer.body).toEqual(refusal('team-changed-meanwhile'));
  });

  it('retains a team’s first squad, its creation and its name', async () => {
    const owner = await inMatchday5();
    const stateBefore = await stateOf(owner);
    const { client, teamId } = owner;
    await client.post(`team/${teamId}/name`, { teamName: 'Blijvers' });
    await rewind({ openWeek: 1 });
    api.clock.set('2024-06-14T12:00:00Z');
    expect(await stateOf(owner)).toEqual(stateBefore);
    expect((await view(owner)).team).toMatchObject({ name: 'Blijvers', weekId: 4, version: 2 });
    expect((await changes(owner)).map(({ kind }) => kind)).toEqual(['team-renamed', 'team-created']);
    expect((await client.post(`team/${teamId}`, other)).body.receipt).toMatchObject({ weekId: 4 });
  });

  it('discards power subs of the reopened matchday', async () => {
    const owner = await inMatchday5();
    const { models } = api.database;
    const { teamId } = owner;
    const row = { teamId, outId: 1, inId: 2, at: 0 };
    await models.PowerSub.bulkCreate([5, 6].map((weekId) => ({ ...row, weekId })));
    await models.Receipt.create({
      ...{ teamId, userId: 1, weekId: 5, kind: 'power-sub', at: 0, deadlineAt: 0, version: 2, changes: '{}' },
    });
    await rewind({ openWeek: 6 });
    expect(await models.PowerSub.count({ where: { teamId } })).toBe(1);
    await rewind({ fromWeek: 5 });
    expect(await models.PowerSub.count({ where: { teamId } })).toBe(0);
    expect((await changes(owner)).map(({ kind }) => kind)).toEqual(['team-created']);
  });

  it('accepts a discarded write again with the same key', async () => {
    const owner = await inMatchday5();
    const headers = { 'idempotency-key': 'once' };
    const first = await confirmOne(owner, headers);
    await rewind({ fromWeek: 5 });
    const secondAnswer = await confirmOne(owner, headers);
    expect(secondAnswer.body.receipt.id).not.toBe(first.body.receipt.id);
  });

  it('restores a free hit’s squad as it was, whatever was changed since', async () => {
    const owner = await inMatchday5();
    await confirmOne(owner);
    const before = await stateOf(owner);
    await play(owner, 'freeHit');
    await owner.client.post(`team/${owner.teamId}`, other);
    const during = await stateOf(owner);
    api.clock.set(deadlines[5]);
    await confirmOne(owner);
    api.clock.set(deadlines[4]);
    await rewind({ openWeek: 5 });
    expect(await stateOf(owner)).toEqual(during);
    expect((await view(owner)).team.freeHit).toBe(5);
    api.clock.set(deadlines[5]);
    expect(await stateOf(owner)).toEqual(before);
  });
});

describe('a game that restarts with a matchday', () => {
  it('discards changes for that matchday as well, boosters too', async () => {
    const owner = await inMatchday5();
    const before = await stateOf(owner);
    await confirmOne(owner);
    await play(owner, 'freeHit');
    await owner.client.post(`team/${owner.teamId}`, other);
    await rewind({ fromWeek: 5 });
    expect(await stateOf(owner)).toEqual(before);
    expect((await view(owner)).team.freeHit).toBeNull();
    api.clock.set(deadlines[5]);
    expect(await stateOf(owner)).toEqual(before);
    expect((await play(owner, 'freeHit')).status).toBe(200);
  });

  it('starts with the squad restored after a free hit of the previous matchday', async () => {
    const owner = await inMatchday5();
    const before = await stateOf(owner);
    await play(owner, 'freeHit');
    await owner.client.post(`team/${owner.teamId}`, other);
    api.clock.set(deadlines[5]);
    await confirmOne(owner);
    await rewind({ fromWeek: 6 });
    expect(await stateOf(owner)).toEqual(before);
  });

  it('is idempotent', async () => {
    const owner = await inMatchday5();
    await play(owner, 'freeHit');
    await rewind({ fromWeek: 5 });
    const once = await view(owner);
    await rewind({ fromWeek: 5 });
    expect(await view(owner)).toEqual(once);
  });
});

describe('a deadline that was moved behind a save', () => {
  it('reopens the matchday: the next change counts, not the one for the following matchday', async () => {
    const owner = await inMatchday5();
    const bystander = await manager(api);
    const { client, teamId } = owner;
    api.clock.set(deadlines[5]);
    await confirmOne(owner);
    await play(bystander, 'bank');
    const { Matchday } = api.database.models;
    await Matchday.update({ deadlineAt: Date.parse(deadlines[5]) + 60_000 }, { where: { weekId: 5 } });
    const { squad } = owner;
    const armbands = { captainId: squad.viceCaptainId, viceCaptainId: squad.captainId };
    const { version } = (await view(owner)).team;
    const saveAnswer = await client.post(`team/${teamId}/selections`, { ...squad, ...armbands, version });
    await Matchday.update({ deadlineAt: Date.parse(deadlines[5]) }, { where: { weekId: 5 } });
    expect(saveAnswer.body.receipt).toMatchObject({ weekId: 5, version: version + 1 });
    expect((await view(owner)).team).toMatchObject({ ...armbands, lineupWeekId: 6 });
    expect((await changes(owner)).map(({ kind, weekId }) => [kind, weekId])).toEqual([
      ['lineup-saved', 5],
      ['team-created', 4],
    ]);
    expect((await view(bystander)).team.bank).toBe(6);
  });
});
