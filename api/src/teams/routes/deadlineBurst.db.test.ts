import type { ChangedTeam, Receipt } from '@euro/api-contract';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { settleWeek } from '../../scoring/settlement/index.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { aSquad, type SquadBody } from '../../testing/squads.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal } from '../../testing/testClient.js';
import { type TransferBody, transfersFor } from '../../testing/transfersFor.js';
import { lineupIn, loadLineups } from '../loadLineup.js';

const CLIENTS = 50;
const DEADLINE = Date.parse('2024-06-19T13:00:00Z');
const STEP = 10;

/** Goes on by a step with every decision, so that a burst meets the deadline on a slow machine and on a fast one. */
class DecisionClock extends FixedClock {
  step = 0;

  override freshFrom(): number {
    this.set(this.now() + this.step);
    return this.now();
  }
}

const clock = new DecisionClock('2024-06-14T18:00:00Z');

interface Shot {
  readonly owner: Manager;
  readonly kind: 'lineup' | 'transfer';
  /** The call names the matchday that it is meant for. */
  readonly isMeant: boolean;
  readonly answer: Answer;
}

let api: TestApi;
let squad: SquadBody;
let transfers: TransferBody[];
let shots: Shot[];
const managers: Manager[] = [];

function rotated(times: number): SquadBody {
  const [keeper = 0, ...field] = squad.bench;
  return { ...squad, bench: [keeper, ...field.slice(times), ...field.slice(0, times)] };
}

/** Who got no turn, on a machine that has much else to do, asks again with the same key. */
async function decided(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
}

/** Two changes at once from two tabs of the same team. */
async function fire(owner: Manager, index: number): Promise<Shot[]> {
  const { client, teamId } = owner;
  const kind = index % 2 === 0 ? 'lineup' : 'transfer';
  const isMeant = index % 5 !== 0;
  const weekId = isMeant ? 2 : undefined;
  const answers = await Promise.all(
    [0, 1].map((tab) => {
      const keyed = { headers: { 'idempotency-key': `${teamId}-${tab}` } };
      return decided(() =>
        kind === 'lineup'
          ? client.post(`team/${teamId}/selections`, { ...rotated(tab + 1), weekId }, keyed)
          : client.post(`team/transfers/${teamId}`, { transfers: [transfers[tab]], weekId }, keyed),
      );
    }),
  );
  return answers.map((answer) => ({ owner, kind, isMeant, answer }));
}

beforeAll(async () => {
  api = await startTestApi({ clock });
  await importTournament(api.database, clock);
  squad = await aSquad(api.database);
  transfers = await transfersFor(api.database, squad, [squad.captainId, squad.viceCaptainId]);
  for (let index = 0; index < CLIENTS; index += 1) managers.push(await manager(api));
  clock.set(DEADLINE - CLIENTS * STEP);
  clock.step = STEP;
  shots = (await Promise.all(managers.map(fire))).flat();
  clock.step = 0;
});
afterAll(() => api.close());

const accepted = () => shots.filter(({ answer }) => answer.status === 200);
const changed = ({ answer }: Shot): ChangedTeam => answer.body;
const receiptOf = (shot: Shot): Receipt => {
  const { receipt } = changed(shot);
  if (!receipt) throw new Error('An accepted change has no receipt.');
  return receipt;
};

describe('fifty clients who send saves and transfers around a deadline', () => {
  it('are on both sides of it', () => {
    const weeks = accepted().map((shot) => receiptOf(shot).weekId);
    expect(weeks.filter((weekId) => weekId === 2).length).toBeGreaterThan(10);
    expect(shots.length - weeks.length).toBeGreaterThan(10);
    expect(weeks).toContain(3);
  });

  it('are accepted with a receipt from before the deadline', () => {
    for (const shot of accepted()) {
      const { weekId, at, msBeforeDeadline, kind } = receiptOf(shot);
      expect(msBeforeDeadline).toBeGreaterThan(0);
      expect(weekId).toBe(Date.parse(at) < DEADLINE ? 2 : 3);
      expect(kind).toBe(shot.kind === 'lineup' ? 'lineup-saved' : 'transfers-confirmed');
    }
  });

  it('are refused with the moment of the decision, and only for the closed matchday', () => {
    for (const { answer, isMeant } of shots.filter(({ answer: { status } }) => status !== 200)) {
      expect([answer.status, answer.body]).toEqual([409, refusal('deadline-passed')]);
      const { decidedAt, msAfterDeadline, weekId } = answer.body.error.details;
      expect(Date.parse(decidedAt)).toBe(DEADLINE + msAfterDeadline);
      expect([isMeant, weekId, msAfterDeadline >= 0]).toEqual([true, 2, true]);
    }
  });

  it('are logged with the same result', () => {
    const lines = api.logLines.map((line) => JSON.parse(line));
    for (const shot of accepted()) {
      const { id, msBeforeDeadline, weekId } = receiptOf(shot);
      const line = lines.find(({ receiptId }) => receiptId === id);
      expect(line).toMatchObject({ msg: 'team changed', msBeforeDeadline, weekId });
    }
    for (const { answer } of shots.filter(({ answer: { status } }) => status !== 200)) {
      const { requestId, details } = answer.body.error;
      const line = lines.find((one) => one.requestId === requestId);
      expect(line).toMatchObject({ msg: 'request', code: 'deadline-passed', decided: details });
    }
  });

  it('have exactly their accepted changes in lineups, transfers, receipts and versions', async () => {
    const { models } = api.database;
    for (const owner of managers) {
      const { teamId } = owner;
      const own = accepted().filter((shot) => shot.owner === owner);
      const receipts = await models.Receipt.findAll({ where: { teamId }, order: ['id'], raw: true });
      expect(receipts.slice(1).map(({ id }) => id)).toEqual(
        own.map((shot) => receiptOf(shot).id).toSorted((a, b) => a - b),
      );
      const team = await models.Team.findByPk(teamId, { raw: true });
      expect(team?.version).toBe(1 + own.length);
      const storedTransfers = await models.Transfer.findAll({ where: { teamId }, order: ['id'], raw: true });
      expect(storedTransfers.map(({ inId, weekId }) => [weekId, inId])).toEqual(
        own
          .toSorted((a, b) => receiptOf(a).id - receiptOf(b).id)
          .flatMap((shot) => {
            const { weekId, changes } = receiptOf(shot);
            return (changes.transfers ?? []).map(({ inId }) => [weekId, inId]);
          }),
      );
    }
  });

  it('have their last accepted change before the deadline in the scoring lineup, with its money', async () => {
    for (const owner of managers) {
      const lineups = await loadLineups(api.database, { teamId: owner.teamId, upTo: 99 });
      for (const { purchasePrices, moneyLeft } of lineups) {
        const spent = [...purchasePrices.values()].reduce((sum, price) => sum + price, 0);
        expect([purchasePrices.size, spent + moneyLeft]).toEqual([16, 1000]);
      }
      for (const week of [2, 3]) {
        const last = accepted()
          .filter((shot) => shot.owner === owner && receiptOf(shot).weekId === week)
          .toSorted((a, b) => receiptOf(a).version - receiptOf(b).version)
          .at(-1);
        if (!last) continue;
        const { captain, benchOrder } = receiptOf(last).changes;
        const stored = lineupIn(lineups, week);
        if (benchOrder) expect(stored?.bench).toEqual(benchOrder.to);
        if (captain) expect(stored?.captainId).toBe(captain.to);
      }
    }
  });

  it('score with it', async () => {
    clock.set('2024-06-23T08:00:00Z');
    for (const weekId of [1, 2]) expect((await settleWeek(api.context, weekId)).ok).toBe(true);
    for (const { client, teamId } of managers) {
      const lineups = await loadLineups(api.database, { teamId, upTo: 2 });
      const { body } = await client.get(`team/${teamId}/points/2`);
      const scored = body.selections.map(({ playerId }: { playerId: number }) => playerId);
      expect(scored).toEqual([...(lineups[0]?.starting ?? []), ...(lineups[0]?.bench ?? [])]);
      const sum = body.selections.reduce((total: number, one: { total: number }) => total + one.total, 0);
      expect(sum).toBe(body.visibleWeekPoints);
    }
  });
});
