import { setImmediate } from 'node:timers/promises';
import { TICKET_LIFE } from '../../http/admission/admissionTickets.js';
import { DatabaseClock } from '../../infra/clock/databaseClock.js';
import { timeoutRefusal } from '../../infra/db/timeBudget.js';
import { holdTransaction } from '../../testing/holdTransaction.js';
import { importTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { startTestApi, type TestApi, testEnv } from '../../testing/testApi.js';
import { type Answer, refusal, TestClient } from '../../testing/testClient.js';

const DEADLINE = Date.parse('2024-06-19T13:00:00Z');
/** Milliseconds that a call of the hurried process waits at most. */
const BUDGET = 300;
/** Real time that has passed on the clock since it was set. */
const RUNNING = 60_000;

let founder: TestApi;
/** Calls may wait for as long as a slow machine needs. */
let api: TestApi;
/** Calls that meet a lock are sent back. */
let hurried: TestApi;
let other: TestApi;
/** Real time in `api` and `hurried`, which decides when a request was received. */
let real: number;
let otherReal: number;
let clock: DatabaseClock;

beforeAll(async () => {
  // Sequelize logs to the console each transaction that it could not roll back.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  founder = await startTestApi();
  await importTournament(founder.database, founder.clock);
  founder.clock.set('2024-06-14T18:00:00Z');
  clock = new DatabaseClock(founder.database);
  const realNow = () => real;
  api = await startTestApi({ clock, realNow }, founder);
  const env = { ...testEnv, databaseTimeouts: { call: BUDGET, long: 60_000 } };
  hurried = await startTestApi({ clock, env, realNow }, founder);
  other = await startTestApi(
    { clock: new DatabaseClock(founder.database), realNow: () => otherReal },
    founder,
  );
});
afterAll(async () => {
  await other.close();
  await hurried.close();
  await api.close();
  await founder.close();
});

/**
 * The moment of real time at which the deadline passes is now or `ago` milliseconds ago, and nobody has set the clock
 * since.
 */
async function passDeadline(ago = 0): Promise<number> {
  const passed = Date.now() - ago;
  const row = {
    id: 1,
    anchorRealMs: passed - RUNNING,
    anchorGameMs: DEADLINE - RUNNING,
    speed: 1,
    holdAtMs: null,
  };
  await founder.database.models.Clock.upsert(row);
  return passed;
}

interface Save {
  readonly at?: TestApi;
  readonly ticket?: string;
  readonly key?: string;
  readonly turns?: number;
}

/** Saves the lineup with the bench turned. */
function save(
  { client: { token }, teamId, squad }: Manager,
  { at = api, ticket, key, turns = 1 }: Save = {},
): Promise<Answer> {
  const client = new TestClient(at.url);
  client.token = token;
  const [keeper = 0, ...field] = squad.bench;
  const bench = [keeper, ...field.slice(turns), ...field.slice(0, turns)];
  const headers = {
    ...(ticket !== undefined && { 'admission-ticket': ticket }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return client.post(`team/${teamId}/selections`, { ...squad, bench, weekId: 2 }, { headers });
}

/** What a request is answered whose turn does not come in time. */
async function sentBack(fan: Manager, request: Save = {}): Promise<Answer> {
  const lock = await holdTransaction(hurried.context, (transaction) =>
    hurried.database.models.Team.findByPk(fan.teamId, { transaction, lock: true }),
  );
  const answer = await save(fan, { ...request, at: hurried });
  await lock.release();
  return answer;
}

const ticketOf = ({ body }: Answer): string => body.error.details.ticket;

describe('a change around the deadline', () => {
  it.each([
    [-1, 200],
    [0, 409],
    [1, 409],
  ])('received %i ms after it returns %i, however long it waited', async (ms, status) => {
    const fan = await manager(founder);
    const passed = await passDeadline(2_000);
    real = passed + ms;
    const { status: answered, body } = await save(fan);
    expect(answered).toBe(status);
    if (status === 200) {
      expect(body.receipt).toMatchObject({ weekId: 2, msBeforeDeadline: 1 });
      expect(Date.parse(body.receipt.at)).toBe(DEADLINE - 1);
    } else {
      expect(body).toEqual(refusal('deadline-passed'));
      expect(body.error.details).toMatchObject({ weekId: 2, msAfterDeadline: ms });
    }
  });

  it('counts from its complete arrival, however long the session lookup takes', async () => {
    const fan = await manager(founder);
    const passed = await passDeadline(500);
    real = passed - 1;
    const { readCaller } = api.context;
    const lookUp = jest.spyOn(api.context, 'readCaller').mockImplementation((token) => {
      real = passed + 1;
      return readCaller(token);
    });
    const { status, body } = await save(fan);
    lookUp.mockRestore();
    expect([status, body.receipt?.msBeforeDeadline]).toEqual([200, 1]);
  });

  it('that ran out of time in the session lookup is in time with its ticket', async () => {
    const fan = await manager(founder);
    real = (await passDeadline(500)) - 1;
    const lookUp = jest.spyOn(api.context, 'readCaller').mockRejectedValueOnce(timeoutRefusal());
    const first = await save(fan, { key: 'no-session-yet' });
    lookUp.mockRestore();
    expect([first.status, first.body]).toEqual([503, refusal('not-available')]);
    expect(first.headers.get('retry-after')).toBe('1');
    otherReal = Date.now();
    const second = await save(fan, { at: other, key: 'no-session-yet', ticket: ticketOf(first) });
    expect([second.status, second.body.receipt?.msBeforeDeadline]).toEqual([200, 1]);
  });

  it('that was queued is in time with its ticket, in another process as well, and is stored once', async () => {
    const fan = await manager(founder);
    real = (await passDeadline(500)) - 1;
    const key = 'sent-back-once';
    const first = await sentBack(fan, { key });
    expect([first.status, first.body]).toEqual([503, refusal('not-available')]);
    expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
    otherReal = Date.now();
    const ticket = ticketOf(first);
    const secondAnswer = await save(fan, { at: other, key, ticket });
    expect([secondAnswer.status, secondAnswer.body.receipt?.msBeforeDeadline]).toEqual([200, 1]);
    const repeatedAnswer = await save(fan, { at: other, key });
    expect([repeatedAnswer.status, repeatedAnswer.body.receipt]).toEqual([200, secondAnswer.body.receipt]);
  });

  it.each([
    ['none', () => undefined],
    ['a forged one', (ticket: string) => `${ticket[0] === 'A' ? 'B' : 'A'}${ticket.slice(1)}`],
    ['a truncated one', (ticket: string) => ticket.slice(0, 20)],
    ['no ticket at all', () => String(Date.now() - 10_000)],
  ])('is late when it returns with %s', async (_what, change: (ticket: string) => string | undefined) => {
    const fan = await manager(founder);
    real = (await passDeadline(500)) - 1;
    const ticket = change(ticketOf(await sentBack(fan)));
    otherReal = Date.now();
    const secondAnswer = await save(fan, { at: other, ...(ticket !== undefined && { ticket }) });
    expect([secondAnswer.status, secondAnswer.body]).toEqual([409, refusal('deadline-passed')]);
  });

  it('is late with the ticket of another user, key or lineup', async () => {
    const [fan, stranger] = [await manager(founder), await manager(founder)];
    real = (await passDeadline(500)) - 1;
    const ticket = ticketOf(await sentBack(fan, { key: 'mine-alone' }));
    otherReal = Date.now();
    const answers = [
      await save(stranger, { at: other, key: 'mine-alone', ticket }),
      await save(fan, { at: other, key: 'another-one', ticket }),
      await save(fan, { at: other, key: 'mine-alone', ticket, turns: 2 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await save(fan, { at: other, key: 'mine-alone', ticket })).status).toBe(200);
  });

  it('is late with an expired ticket', async () => {
    const fan = await manager(founder);
    real = (await passDeadline(500)) - 1;
    const ticket = ticketOf(await sentBack(fan));
    otherReal = real + TICKET_LIFE + 1;
    expect((await save(fan, { at: other, ticket })).status).toBe(409);
  });

  it('is late when it returns more than ten seconds after the deadline', async () => {
    const fan = await manager(founder);
    real = (await passDeadline(500)) - 1;
    const ticket = ticketOf(await sentBack(fan));
    await passDeadline(10_500);
    otherReal = Date.now();
    expect((await save(fan, { at: other, ticket })).status).toBe(409);
  });
});

describe('lineups of other users', () => {
  it('are visible ten seconds after the deadline, when all changes are decided', async () => {
    await passDeadline(9_000);
    await clock.refresh();
    expect([clock.now() >= DEADLINE, clock.decidedUpTo() < DEADLINE]).toEqual([true, true]);
    await passDeadline(10_000);
    await clock.refresh();
    expect(clock.decidedUpTo()).toBeGreaterThanOrEqual(DEADLINE);
  });

  it('are visible at once after an operator set the clock', async () => {
    const { database } = founder;
    await database.withTransaction((transaction) => clock.setTime(DEADLINE, transaction));
    expect(clock.decidedUpTo()).toBe(DEADLINE);
  });
});

it('a change waits in order, and receives its place and seconds when its budget is too short', async () => {
  const fans: Manager[] = [];
  for (let count = 0; count < 6; count += 1) fans.push(await manager(founder));
  // Enough to reach the queue on a busy machine.
  const env = { ...testEnv, databaseTimeouts: { call: 10 * BUDGET, long: 60_000 } };
  const queueing = await startTestApi({ clock, env, realNow: () => real }, founder);
  await passDeadline(-60_000);
  real = Date.now();
  const ids = fans.map(({ teamId }) => teamId);
  const lock = await holdTransaction(queueing.context, (transaction) =>
    queueing.database.models.Team.findAll({ where: { id: ids }, transaction, lock: true }),
  );
  const answers = await Promise.all(
    fans.map(async (fan) => {
      await setImmediate();
      return save(fan, { at: queueing });
    }),
  );
  await lock.release();
  expect(answers.map(({ status }) => status)).toEqual(fans.map(() => 503));
  const waiting = answers.flatMap(({ body }) => ('place' in body.error.details ? [body.error.details] : []));
  expect(waiting.length).toBeGreaterThan(0);
  for (const details of waiting) {
    expect(details).toEqual({ place: expect.any(Number), seconds: 1, ticket: expect.any(String) });
  }
  expect(queueing.logLines.filter((line) => line.includes('"level":50') && line.includes('place'))).toEqual(
    [],
  );
  await queueing.close();
});
