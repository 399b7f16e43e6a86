import { changeSettings } from '../../testing/changeSettings.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import type { SquadBody } from '../../testing/squads.js';
import { BEFORE_THE_START, startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';
import { type TransferBody, transfersFor } from '../../testing/transfersFor.js';

const deadlines = {
  1: '2024-06-14T19:00:00.000Z',
  2: '2024-06-19T13:00:00.000Z',
  3: '2024-06-23T19:00:00.000Z',
  7: '2024-07-14T19:00:00.000Z',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await importTournament(api.database, api.clock);
});
afterAll(() => api.close());
beforeEach(() => api.clock.set(BEFORE_THE_START));

interface Shown {
  readonly id: number;
  readonly value: number;
  readonly selection: { readonly purchasePrice: number; readonly sellingPrice: number };
}

/** Somebody with a team of the first matchday, in the second one. */
async function transferring(): Promise<Manager> {
  const fan = await manager(api);
  api.clock.set(deadlines[1]);
  return fan;
}

const confirm = ({ client, teamId }: Manager, transfers: readonly TransferBody[], more: object = {}) =>
  client.post(`team/transfers/${teamId}`, { transfers, ...more });
const view = async ({ client, teamId }: Manager) =>
  (await client.get(`team/${teamId}?transfersWithMeta=1`)).body;
/** Transfers that replace these players of the squad. */
const partners = (squad: Pick<SquadBody, 'starting' | 'bench'>, ...outIds: (number | undefined)[]) =>
  transfersFor(
    api.database,
    squad,
    outIds.map((id) => id ?? 0),
  );

async function worthOf(id: number): Promise<number> {
  const row = await api.database.models.Player.findByPk(id, { rejectOnEmpty: true });
  return row.value;
}

/** Worth so many tenths more while `work` runs. */
async function whileWorth(id: number, more: number, work: () => Promise<void>): Promise<void> {
  const value = await worthOf(id);
  await api.database.models.Player.update({ value: value + more }, { where: { id } });
  await work().finally(() => api.database.models.Player.update({ value }, { where: { id } }));
}

describe('confirming transfers', () => {
  it('puts each incoming player in the outgoing one’s place, with his armband', async () => {
    const fan = await transferring();
    const { squad } = fan;
    const before = await view(fan);
    const transfers = await partners(squad, squad.captainId, squad.bench[1]);
    const { status, body } = await confirm(fan, transfers);
    expect(status).toBe(200);
    const [captain, reserve] = transfers;
    const swapped = (ids: number[]) =>
      ids.map((id) => transfers.find(({ outId }) => outId === id)?.inId ?? id);
    expect(body.team).toMatchObject({
      starting: swapped(before.team.starting),
      bench: swapped(before.team.bench),
      captainId: captain?.inId,
      viceCaptainId: squad.viceCaptainId,
      lineupWeekId: 2,
      version: 2,
    });
    expect(body.transfers).toEqual(
      [captain, reserve].map((transfer) => ({ ...transfer, weekId: 2, extra: false })),
    );
    expect(body.freeTransfers).toEqual({ left: 0, saved: 0, earned: 2, used: 2, unlimited: false });
  });

  it('sells and buys at current prices, and stores them', async () => {
    const fan = await transferring();
    const [transfer = { outId: 0, inId: 0 }] = await partners(fan.squad, fan.squad.captainId);
    const paid = await worthOf(transfer.outId);
    const before = await view(fan);
    await whileWorth(transfer.outId, 20, async () => {
      const { body } = await confirm(fan, [transfer]);
      const inPrice = (await worthOf(transfer.inId)) / 10;
      const outPrice = (paid + 10) / 10;
      expect(body.receipt.changes.transfers).toEqual([{ ...transfer, extra: false, outPrice, inPrice }]);
      expect(body.team.budget).toBeCloseTo(before.team.budget + outPrice - inPrice, 5);
      const players: Shown[] = body.players;
      expect(players.find(({ id }) => id === transfer.inId)?.selection.purchasePrice).toBe(inPrice);
    });
  });

  it('shows the owner the players, the time and the prices; a stranger no price, and only after the deadline', async () => {
    const fan = await transferring();
    const [transfer] = await partners(fan.squad, fan.squad.captainId);
    await confirm(fan, transfer ? [transfer] : []);
    const [own] = (await view(fan)).transfers;
    expect(own).toMatchObject({
      ...transfer,
      at: deadlines[1],
      inPlayer: { id: transfer?.inId, name: expect.any(String), positionId: 4 },
      outPlayer: { id: transfer?.outId },
      inPrice: expect.any(Number),
      outPrice: expect.any(Number),
    });
    const stranger = { ...fan, client: new TestClient(api.url) };
    expect((await view(stranger)).transfers).toEqual([]);
    api.clock.set(deadlines[2]);
    expect((await view(stranger)).transfers).toEqual([{ ...own, inPrice: null, outPrice: null }]);
    expect((await view(stranger)).freeTransfers).toBeNull();
  });

  it('counts for the open matchday and leaves the locked one unchanged', async () => {
    const fan = await transferring();
    await confirm(fan, await partners(fan.squad, fan.squad.captainId));
    const first = (await fan.client.get(`team/${fan.teamId}?weekId=1`)).body.team;
    expect(first.captainId).toBe(fan.squad.captainId);
  });

  it('has a receipt with all its changes', async () => {
    const fan = await transferring();
    api.clock.set('2024-06-19T12:59:59.000Z');
    const transfers = await partners(fan.squad, fan.squad.captainId);
    const before = (await view(fan)).team.budget;
    await api.database.models.Player.increment({ value: 1 }, { where: { id: transfers[0]?.inId } });
    const { receipt, team } = (await confirm(fan, transfers)).body;
    await api.database.models.Player.decrement({ value: 1 }, { where: { id: transfers[0]?.inId } });
    expect(receipt).toEqual({
      id: expect.any(Number),
      teamId: fan.teamId,
      kind: 'transfers-confirmed',
      weekId: 2,
      at: '2024-06-19T12:59:59.000Z',
      deadlineDate: deadlines[2],
      msBeforeDeadline: 1000,
      version: 2,
      changes: {
        transfers: [expect.objectContaining(transfers[0])],
        captain: { from: fan.squad.captainId, to: transfers[0]?.inId },
        moneyLeft: { from: before, to: team.budget },
        freeTransfers: { from: 2, to: 1 },
      },
    });
  });
});

describe('free transfers', () => {
  it('are two a matchday, and unused ones are saved', async () => {
    const fan = await transferring();
    const [a, b] = await partners(fan.squad, fan.squad.captainId, fan.squad.viceCaptainId);
    await confirm(fan, a ? [a] : []);
    api.clock.set(deadlines[2]);
    expect((await view(fan)).freeTransfers).toEqual({
      ...{ left: 3, saved: 1, earned: 2, used: 0, unlimited: false },
    });
    await confirm(fan, b ? [b] : []);
    api.clock.set(deadlines[3]);
    expect((await view(fan)).freeTransfers).toMatchObject({ left: 4, saved: 2 });
  });

  it('that are exceeded refuse the whole list', async () => {
    const fan = await transferring();
    const { squad } = fan;
    const transfers = await partners(squad, squad.captainId, squad.viceCaptainId, squad.bench[1]);
    const before = await view(fan);
    const answer = await confirm(fan, transfers);
    expect([answer.status, answer.body]).toEqual([409, refusal('transfers-not-left')]);
    expect(answer.body.error.details).toEqual({ left: 2, wanted: 3 });
    expect(await view(fan)).toEqual(before);
  });

  it('are unlimited before the team’s start, and null after the last deadline', async () => {
    const fan = await manager(api);
    expect((await view(fan)).freeTransfers).toMatchObject({ unlimited: true, saved: 0 });
    api.clock.set(deadlines[7]);
    expect((await view(fan)).freeTransfers).toBeNull();
  });

  it('are not spent by transferring out a surplus of a nation', async () => {
    const fan = await transferring();
    const players: { id: number; clubId: number; positionId: number }[] = (await view(fan)).players;
    const ofClub = (clubId: number) => players.filter((player) => player.clubId === clubId);
    const crowds = [...new Set(players.map(({ clubId }) => clubId))]
      .map(ofClub)
      .filter((one) => one.length === 3);
    const surplus = crowds.map((crowd) => crowd.find(({ positionId }) => positionId !== 0)?.id);
    const elsewhere = players.find(({ clubId, positionId }) => ofClub(clubId).length < 3 && positionId !== 0);
    await changeSettings(api.database, { teamSameClubPlayersLimit: [2] });
    const barredAnswer = await confirm(fan, await partners(fan.squad, elsewhere?.id));
    const curedAnswer = await confirm(fan, await partners(fan.squad, ...surplus));
    await changeSettings(api.database, { teamSameClubPlayersLimit: [3, 3, 3, 4, 4, 6, 6] });
    expect(surplus.length).toBeGreaterThan(2);
    expect(barredAnswer.body.error.details.issues[0]).toMatchObject({ code: 'only-surplus-clubs' });
    expect(curedAnswer.body.receipt.changes.transfers).toEqual(
      surplus.map((outId) => expect.objectContaining({ outId, extra: true })),
    );
    expect(curedAnswer.body.freeTransfers).toMatchObject({ used: 0, left: 2 });
  });
});

describe('transfers are refused', () => {
  it.each([
    ['with an unknown player', ['unknown-players'], (s: SquadBody) => [[s.captainId, 999_999]]],
    ['out of a player outside the team', ['not-in-team'], (s: SquadBody) => [[101, s.captainId]]],
    ['for a player of the team', ['already-in-team'], (s: SquadBody) => [[s.captainId, s.viceCaptainId]]],
    [
      'of one player twice',
      ['duplicate-transfer'],
      (s: SquadBody) => [
        [s.captainId, 101],
        [s.captainId, 112],
      ],
    ],
    ['of a forward for a goalkeeper', ['position-differs'], (s: SquadBody) => [[s.captainId, 101]]],
  ] as const)('%s', async (_, codes, pairs) => {
    const fan = await transferring();
    const before = await view(fan);
    const transfers = pairs(fan.squad).map(([outId = 0, inId = 0]) => ({ outId, inId }));
    const answer = await confirm(fan, transfers);
    expect([answer.status, answer.body]).toEqual([422, refusal('transfers-invalid')]);
    const issues: { code: string }[] = answer.body.error.details.issues;
    expect(issues.map(({ code }) => code)).toEqual(expect.arrayContaining([...codes]));
    expect(await view(fan)).toEqual(before);
  });

  it('when they are too expensive together, though each alone is not', async () => {
    const fan = await transferring();
    const { models } = api.database;
    const { squad } = fan;
    const transfers = await partners(squad, squad.captainId, squad.viceCaptainId);
    const [a, b] = transfers;
    await models.TeamLineup.update({ moneyLeft: 0 }, { where: { teamId: fan.teamId } });
    const price = async (id = 0) => worthOf(id);
    const more = Math.max(0, (await price(a?.outId)) - (await price(a?.inId))) + 1;
    await whileWorth(a?.inId ?? 0, more, async () => {
      await whileWorth(b?.inId ?? 0, more, async () => {
        const answer = await confirm(fan, transfers);
        expect(answer.body.error.details.issues).toEqual([
          { code: 'over-budget', params: { missing: expect.any(Number) } },
        ]);
      });
    });
  });

  it('in one of two tabs when the money is enough for one', async () => {
    const fan = await transferring();
    const { squad, teamId } = fan;
    const transfers = await partners(squad, squad.captainId, squad.viceCaptainId);
    const { models } = api.database;
    let answers: Answer[] = [];
    const more = await Promise.all(
      // Five million more than who goes: exactly what is left.
      transfers.map(async ({ outId, inId }) => (await worthOf(outId)) + 50 - (await worthOf(inId))),
    );
    await models.TeamLineup.update({ moneyLeft: 50 }, { where: { teamId } });
    const [a, b] = transfers;
    await whileWorth(a?.inId ?? 0, more[0] ?? 0, () =>
      whileWorth(b?.inId ?? 0, more[1] ?? 0, async () => {
        answers = await Promise.all(transfers.map((transfer) => confirm(fan, [transfer])));
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.error.details.issues).toMatchObject([
      { code: 'over-budget' },
    ]);
    expect((await view(fan)).team.budget).toBe(0);
  });

  it('when a price changed since they were drafted', async () => {
    const fan = await transferring();
    const transfers = await partners(fan.squad, fan.squad.captainId);
    const before = (await view(fan)).team.budget;
    const [{ outId, inId } = { outId: 0, inId: 0 }] = transfers;
    const promised = before + ((await worthOf(outId)) - (await worthOf(inId))) / 10;
    await whileWorth(inId, 1, async () => {
      const answer = await confirm(fan, transfers, { moneyLeft: promised });
      expect([answer.status, answer.body]).toEqual([409, refusal('prices-changed')]);
      expect(answer.body.error.details.moneyLeft).toBeCloseTo(promised - 0.1, 5);
    });
    expect((await confirm(fan, transfers, { moneyLeft: promised })).status).toBe(200);
  });

  it('while everything can be changed freely', async () => {
    const fan = await manager(api);
    const answer = await confirm(fan, await partners(fan.squad, fan.squad.captainId));
    expect([answer.status, answer.body]).toEqual([409, refusal('transfers-not-needed')]);
  });

  it('for a closed matchday, with the time of the decision', async () => {
    const fan = await transferring();
    const transfers = await partners(fan.squad, fan.squad.captainId);
    api.clock.set(Date.parse(deadlines[2]) + 7);
    const answer = await confirm(fan, transfers, { weekId: 2 });
    expect([answer.status, answer.body]).toEqual([409, refusal('deadline-passed')]);
    expect(answer.body.error.details).toEqual({
      weekId: 2,
      deadlineDate: deadlines[2],
      decidedAt: '2024-06-19T13:00:00.007Z',
      msAfterDeadline: 7,
    });
  });

  it('for a matchday that is not open yet', async () => {
    const fan = await transferring();
    const transfers = await partners(fan.squad, fan.squad.captainId);
    for (const weekId of [3, 99]) {
      expect((await confirm(fan, transfers, { weekId })).body).toEqual(refusal('invalid-input'));
    }
  });

  it('after the last deadline', async () => {
    const fan = await transferring();
    const transfers = await partners(fan.squad, fan.squad.captainId);
    api.clock.set(deadlines[7]);
    expect((await confirm(fan, transfers)).body).toEqual(refusal('team-locked'));
    expect((await confirm(fan, transfers, { weekId: 7 })).body).toEqual(refusal('deadline-passed'));
  });

  it('when another tab changed the team meanwhile, with its changes', async () => {
    const fan = await transferring();
    const [a, b] = await partners(fan.squad, fan.squad.captainId, fan.squad.viceCaptainId);
    const first = await confirm(fan, a ? [a] : [], { version: 1 });
    const second = await confirm(fan, b ? [b] : [], { version: 1 });
    expect([second.status, second.body]).toEqual([409, refusal('team-changed-meanwhile')]);
    expect(second.body.error.details).toEqual({ version: 2, changes: [first.body.receipt] });
  });

  it.each([
    { transfers: [] },
    { transfers: Array(20).fill({ outId: 1, inId: 2 }) },
    { transfers: [{ outId: 1 }] },
    { transfers: 'all' },
    {},
  ])('as %j', async (body) => {
    const { client, teamId } = await transferring();
    expect((await client.post(`team/transfers/${teamId}`, body)).body).toEqual(refusal('invalid-input'));
  });
});

describe('confirmed transfers', () => {
  const reset = ({ client, teamId }: Manager) => client.post(`team/transfers/${teamId}/reset`);

  it('are final', async () => {
    const fan = await transferring();
    await confirm(fan, await partners(fan.squad, fan.squad.captainId));
    const answer = await reset(fan);
    expect([answer.status, answer.body]).toEqual([409, refusal('transfers-final')]);
  });

  describe('where the competition lets them be undone', () => {
    beforeAll(() => changeSettings(api.database, { transfersResettable: true }));
    afterAll(() => changeSettings(api.database, { transfersResettable: false }));

    const stateOf = async (fan: Manager) => {
      const { team, players, transfers, freeTransfers } = await view(fan);
      const prices = players.map(({ id, selection }: Shown) => [id, selection.purchasePrice]);
      return { ...team, version: 0, prices, transfers, freeTransfers };
    };

    it('restore everything exactly: places, armbands, purchase prices, money, free transfers', async () => {
      const fan = await transferring();
      const { squad } = fan;
      const before = await stateOf(fan);
      const [a, b] = await partners(squad, squad.captainId, squad.bench[1]);
      await whileWorth(squad.captainId, 7, async () => {
        await confirm(fan, a ? [a] : []);
        // Who came goes again: undone in turn.
        await confirm(fan, b ? [b] : []);
        const answer = await reset(fan);
        expect(answer.body.receipt).toMatchObject({
          kind: 'transfers-reset',
          weekId: 2,
          version: 4,
          changes: {
            transfers: [expect.objectContaining(a), expect.objectContaining(b)],
            captain: { from: a?.inId, to: squad.captainId },
            freeTransfers: { from: 0, to: 2 },
          },
        });
      });
      expect(await stateOf(fan)).toEqual(before);
    });

    it('of one place twice are undone in reverse order', async () => {
      const fan = await transferring();
      const before = await stateOf(fan);
      const [first] = await partners(fan.squad, fan.squad.captainId);
      await confirm(fan, first ? [first] : []);
      const { team } = await view(fan);
      await confirm(fan, await partners(team, first?.inId));
      await reset(fan);
      expect(await stateOf(fan)).toEqual(before);
    });

    it('retain the captain who was chosen since', async () => {
      const fan = await transferring();
      const { client, teamId, squad } = fan;
      const [transfer] = await partners(squad, squad.captainId);
      const { team } = (await confirm(fan, transfer ? [transfer] : [])).body;
      const armbands = { captainId: squad.viceCaptainId, viceCaptainId: squad.starting[9] };
      await client.post(`team/${teamId}/selections`, {
        ...{ starting: team.starting, bench: team.bench },
        ...armbands,
      });
      expect((await reset(fan)).body.team).toMatchObject(armbands);
    });

    it.each([
      ['there are none', async () => {}],
      [
        'they are of an earlier matchday',
        async (fan: Manager) => {
          await confirm(fan, await partners(fan.squad, fan.squad.captainId));
          api.clock.set(deadlines[2]);
        },
      ],
      [
        'a wildcard changed the squad since',
        async (fan: Manager) => {
          await confirm(fan, await partners(fan.squad, fan.squad.captainId));
          await api.database.models.Team.update({ wildCardWeek: 2 }, { where: { id: fan.teamId } });
        },
      ],
    ])('cannot be undone when %s', async (_, prepare) => {
      const fan = await transferring();
      await prepare(fan);
      const before = await view(fan);
      const answer = await reset(fan);
      expect([answer.status, answer.body]).toEqual([409, refusal('transfers-not-resettable-now')]);
      expect(await view(fan)).toEqual(before);
    });

    it('cannot be undone after the last deadline', async () => {
      const fan = await transferring();
      api.clock.set(deadlines[7]);
      expect((await reset(fan)).body).toEqual(refusal('team-locked'));
    });
  });
});

describe('fields that a manager cannot set', () => {
  it('are ignored', async () => {
    const fan = await transferring();
    const transfers = await partners(fan.squad, fan.squad.captainId);
    const { body } = await confirm(
      fan,
      transfers.map((transfer) => ({ ...transfer, inPrice: 0, outPrice: 900, extra: true })),
      { points: 500, budget: 300, money_left: 3000, userId: 1, paid: true, bank: 2, freeTransfers: 9 },
    );
    const before = await api.database.models.Team.findByPk(fan.teamId, { raw: true });
    expect(before).toMatchObject({ userId: fan.userId, bankWeek: null, version: 2 });
    expect(body.team).toMatchObject({ points: 0, paid: false, bank: null });
    expect(body.team.budget).toBeLessThan(100);
    expect(body.receipt.changes.transfers[0]).toMatchObject({ extra: false, inPrice: expect.any(Number) });
    expect(body.receipt.changes.transfers[0].inPrice).toBeGreaterThan(0);
    expect(body.freeTransfers.left).toBe(1);
  });
});
