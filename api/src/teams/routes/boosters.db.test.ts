import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { refusal, TestClient } from '../../testing/testClient.js';
import { transfersFor } from '../../testing/transfersFor.js';

const deadlines = {
  2: '2024-06-19T13:00:00.000Z',
  3: '2024-06-23T19:00:00.000Z',
  4: '2024-06-29T16:00:00.000Z',
  5: '2024-07-05T16:00:00.000Z',
  6: '2024-07-09T19:00:00.000Z',
  7: '2024-07-14T19:00:00.000Z',
};

let api: TestApi;
/** Another sixteen, all of them. */
let other: SquadBody;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
  await changeSettings(api.database, { boostersEnabled: true });
  other = await aSquad(api.database, 40);
});
afterAll(() => api.close());

/** Somebody with a team since matchday 4, in matchday 5: boosters may be played. */
async function boosting(): Promise<Manager> {
  api.clock.set(deadlines[3]);
  const fan = await manager(api);
  api.clock.set(deadlines[4]);
  return fan;
}

const play = ({ client, teamId }: Manager, boosterType: string, more: object = {}) =>
  client.post(`team/${teamId}/booster`, { boosterType, ...more });
const save = ({ client, teamId }: Manager, squad: object) => client.post(`team/${teamId}`, squad);
const view = async ({ client, teamId }: Manager) => (await client.get(`team/${teamId}`)).body;
const confirm = async (fan: Manager, ...outIds: (number | undefined)[]) => {
  const { team } = await view(fan);
  const transfers = await transfersFor(
    api.database,
    team,
    outIds.map((id) => id ?? 0),
  );
  const { client, teamId } = fan;
  const answer = await client.post(`team/transfers/${teamId}`, { transfers });
  expect(answer.status).toBe(200);
  return transfers;
};

interface Shown {
  readonly id: number;
  readonly selection: object;
}

/** Everything of a team that a free hit gives back. */
async function stateOf(fan: Manager) {
  const { team, players } = await view(fan);
  const { starting, bench, captainId, viceCaptainId, budget, freeHitBudget } = team;
  const selections = players.map(({ id, selection }: Shown) => ({ id, ...selection, points: 0 }));
  return { starting, bench, captainId, viceCaptainId, budget, freeHitBudget, selections };
}

describe('playing a booster', () => {
  it.each(['bank', 'tripleCaptain', 'freeHit', 'wildCard'])('%s marks the open matchday', async (booster) => {
    const fan = await boosting();
    const { status, body } = await play(fan, booster, { weekId: 5, version: 1 });
    expect(status).toBe(200);
    expect(body.team).toMatchObject({ [booster]: 5, version: 2 });
    expect(body.receipt).toMatchObject({
      kind: 'booster-played',
      weekId: 5,
      deadlineDate: deadlines[5],
      changes: { booster },
    });
    expect((await fan.client.get('teams')).body.teams[0]).toMatchObject({ [booster]: 5 });
  });

  it.each(['bank', 'tripleCaptain', 'freeHit', 'wildCard'])(
    '%s is visible to its owner only until the deadline',
    async (booster) => {
      const fan = await boosting();
      await play(fan, booster);
      const stranger = { ...fan, client: new TestClient(api.url) };
      expect((await view(stranger)).team).toMatchObject({ [booster]: null });
      expect((await view(fan)).team).toMatchObject({ [booster]: 5 });
      api.clock.set(deadlines[5]);
      expect((await view(stranger)).team).toMatchObject({ [booster]: 5 });
    },
  );

  it('is allowed once a season, and one a matchday', async () => {
    const fan = await boosting();
    await play(fan, 'bank');
    const secondAnswer = await play(fan, 'bank');
    expect([secondAnswer.status, secondAnswer.body]).toEqual([409, refusal('booster-used')]);
    expect(secondAnswer.body.error.details).toEqual({ weekId: 5 });
    expect((await play(fan, 'tripleCaptain')).body).toEqual(refusal('booster-already-active'));
    api.clock.set(deadlines[5]);
    expect((await play(fan, 'tripleCaptain')).body.team).toMatchObject({ bank: 5, tripleCaptain: 6 });
    expect((await play(fan, 'bank')).body).toEqual(refusal('booster-used'));
  });

  it('happens once for a double click', async () => {
    const fan = await boosting();
    const answers = await Promise.all([play(fan, 'bank'), play(fan, 'wildCard')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is refused before matchday 5', async () => {
    api.clock.set(deadlines[3]);
    const fan = await manager(api);
    const answer = await play(fan, 'bank');
    expect([answer.status, answer.body]).toEqual([409, refusal('booster-too-early')]);
    expect(answer.body.error.details).toEqual({ fromWeek: 5 });
  });

  it.each(['freeHit', 'wildCard'])('refuses %s while everything can be changed', async (booster) => {
    api.clock.set(deadlines[4]);
    const fan = await manager(api);
    expect((await play(fan, booster)).body).toEqual(refusal('booster-not-needed'));
    expect((await play(fan, 'bank')).status).toBe(200);
  });

  it('is refused where the competition has none', async () => {
    const fan = await boosting();
    await changeSettings(api.database, { boostersEnabled: false });
    const answer = await play(fan, 'bank');
    await changeSettings(api.database, { boostersEnabled: true });
    expect([answer.status, answer.body]).toEqual([409, refusal('boosters-disabled')]);
  });

  it('is refused for a closed matchday, after the last deadline, and for an outdated version', async () => {
    const fan = await boosting();
    await confirm(fan, fan.squad.captainId);
    expect((await play(fan, 'bank', { version: 1 })).body).toEqual(refusal('team-changed-meanwhile'));
    expect((await play(fan, 'bank', { weekId: 4 })).body).toEqual(refusal('deadline-passed'));
    api.clock.set(deadlines[7]);
    expect((await play(fan, 'bank')).body).toEqual(refusal('team-locked'));
  });

  it.each([{ boosterType: 'joker' }, { boosterType: 5 }, {}])('rejects %j as invalid', async (body) => {
    const { client, teamId } = await boosting();
    expect((await client.post(`team/${teamId}/booster`, body)).body).toEqual(refusal('invalid-input'));
  });
});

describe('a wildcard', () => {
  it('allows any changes, permanently', async () => {
    const fan = await boosting();
    expect((await save(fan, other)).body).toEqual(refusal('transfers-required'));
    await play(fan, 'wildCard');
    const { body } = await save(fan, other);
    expect(body.team.starting.toSorted()).toEqual(other.starting.toSorted());
    expect(body.team.freeHitBudget).toBeNull();
    expect(body.receipt.kind).toBe('squad-saved');
    const saved = await stateOf(fan);
    api.clock.set(deadlines[5]);
    expect(await stateOf(fan)).toEqual(saved);
  });

  it('freezes saved transfers: none spent, none earned', async () => {
    const fan = await boosting();
    await confirm(fan, fan.squad.captainId);
    await play(fan, 'wildCard');
    expect((await view(fan)).freeTransfers).toEqual({
      ...{ left: 0, saved: 0, earned: 0, used: 0, unlimited: true },
    });
    expect((await play(fan, 'bank')).body).toEqual(refusal('booster-already-active'));
    api.clock.set(deadlines[5]);
    expect((await view(fan)).freeTransfers).toMatchObject({ left: 2, saved: 0, earned: 2 });
  });

  it('with three saved leaves three and two in the next matchday', async () => {
    api.clock.set(deadlines[2]);
    const fan = await manager(api);
    api.clock.set(deadlines[3]);
    await confirm(fan, fan.squad.captainId);
    api.clock.set(deadlines[5]);
    await play(fan, 'wildCard');
    expect((await view(fan)).freeTransfers).toMatchObject({ saved: 3, earned: 0, unlimited: true });
    await save(fan, other);
    api.clock.set(deadlines[6]);
    expect((await view(fan)).freeTransfers).toMatchObject({ saved: 3, earned: 2, left: 5 });
  });
});

describe('a free hit', () => {
  it('restores squad, bench order, armbands, purchase prices and money exactly', async () => {
    const fan = await boosting();
    const before = await stateOf(fan);
    await play(fan, 'freeHit');
    await save(fan, other);
    const [keeper = 0, a = 0, b = 0, c = 0] = other.bench;
    await save(fan, { ...other, bench: [keeper, c, a, b] });
    expect((await view(fan)).team.bench).toEqual([keeper, c, a, b]);
    api.clock.set(deadlines[5]);
    expect(await stateOf(fan)).toEqual(before);
    // What scores is the free hit's own squad.
    const locked = (await fan.client.get(`team/${fan.teamId}?weekId=5`)).body.team;
    expect(locked).toMatchObject({ bench: [keeper, c, a, b], captainId: other.captainId });
  });

  it('has a separate budget beside the restored one', async () => {
    const fan = await boosting();
    const { budget } = (await view(fan)).team;
    const played = (await play(fan, 'freeHit')).body.team;
    expect(played).toMatchObject({ budget, freeHitBudget: budget });
    const { team, players } = (await save(fan, other)).body;
    const spent = players.reduce(
      (sum: number, player: { selection: { purchasePrice: number } }) => sum + player.selection.purchasePrice,
      0,
    );
    expect(team.budget).toBe(budget);
    expect(team.freeHitBudget).toBeCloseTo(100 - spent, 5);
    api.clock.set(deadlines[5]);
    expect((await view(fan)).team).toMatchObject({ budget, freeHitBudget: null });
  });

  it('restores the squad with the transfers made before it in the same matchday', async () => {
    const fan = await boosting();
    const [transfer] = await confirm(fan, fan.squad.captainId);
    const before = await stateOf(fan);
    expect(before.captainId).toBe(transfer?.inId);
    await play(fan, 'freeHit');
    await save(fan, other);
    api.clock.set(deadlines[5]);
    expect(await stateOf(fan)).toEqual(before);
    expect((await view(fan)).freeTransfers).toMatchObject({ saved: 0, left: 2 });
  });

  it('is independent of price changes', async () => {
    const fan = await boosting();
    const before = await stateOf(fan);
    await play(fan, 'freeHit');
    await save(fan, other);
    const { Player } = api.database.models;
    await Player.increment({ value: 9 }, { where: {} });
    await save(fan, fan.squad);
    await Player.decrement({ value: 9 }, { where: {} });
    api.clock.set(deadlines[5]);
    expect(await stateOf(fan)).toEqual(before);
  });

  it('without changes changes nothing', async () => {
    const fan = await boosting();
    const before = await stateOf(fan);
    await play(fan, 'freeHit');
    api.clock.set(deadlines[5]);
    expect(await stateOf(fan)).toEqual(before);
  });

  it('leaves the restored squad open to transfers', async () => {
    const fan = await boosting();
    await play(fan, 'freeHit');
    await save(fan, other);
    api.clock.set(deadlines[5]);
    const [transfer] = await confirm(fan, fan.squad.captainId);
    const { team } = await view(fan);
    expect(team.captainId).toBe(transfer?.inId);
    expect(team.viceCaptainId).toBe(fan.squad.viceCaptainId);
    expect((await fan.client.get(`team/${fan.teamId}?weekId=5`)).body.team.captainId).toBe(other.captainId);
  });

  it('refuses transfers in its matchday', async () => {
    const fan = await boosting();
    await play(fan, 'freeHit');
    const { client, teamId, squad } = fan;
    const transfers = await transfersFor(api.database, squad, [squad.captainId]);
    const answer = await client.post(`team/transfers/${teamId}`, { transfers });
    expect(answer.body).toEqual(refusal('transfers-not-needed'));
  });

  it('in the last matchday scores there, and there is no matchday after', async () => {
    const fan = await boosting();
    api.clock.set(deadlines[6]);
    await play(fan, 'freeHit');
    await save(fan, other);
    const during = await stateOf(fan);
    expect(during.captainId).toBe(other.captainId);
    api.clock.set(deadlines[7]);
    const { team } = await view(fan);
    expect(team).toMatchObject({ lineupWeekId: 7, captainId: other.captainId, bench: during.bench });
  });
});
