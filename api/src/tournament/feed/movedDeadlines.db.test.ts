import type { ChangedTeam } from '@euro/api-contract';
import type { Model, ModelStatic } from 'sequelize';
import { FixedClock } from '../../infra/clock/fixedClock.js';
import { settleDue } from '../../scoring/settlement/settleDue.js';
import { importTournament, readTournament } from '../../testing/importTournament.js';
import { type Manager, manager } from '../../testing/people.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';
import { type Answer, refusal } from '../../testing/testClient.js';
import { refreshSnapshot } from '../snapshot/index.js';
import type { Feed } from './feed.js';
import { type ImportOptions, importFeed } from './importFeed.js';

const SECOND = Date.parse('2024-06-19T13:00:00Z');
const LATER = Date.parse('2024-06-19T18:30:00Z');

const clock = new FixedClock('2024-06-14T18:00:00Z');
let api: TestApi;
let owner: Manager;
beforeAll(async () => {
  api = await startTestApi({ clock });
  await importTournament(api.database, clock);
  owner = await manager(api);
  clock.set('2024-06-19T08:00:00Z');
  await settleDue(api.context);
});
afterAll(() => api.close());

/** The real feed with one matchday's deadline; matches that kick off before it stay. */
async function feedWith(weekId: number, deadlineAt: number, isExplicit = true): Promise<Feed> {
  const feed = await readTournament();
  const settings = JSON.stringify({ ...JSON.parse(feed.settings), broughtForwardStay: true });
  return {
    ...feed,
    settings,
    matchdays: feed.matchdays.map((row) =>
      row.weekId === weekId ? { weekId, deadlineAt, isExplicit } : row,
    ),
  };
}

async function move(
  weekId: number,
  deadlineAt: number,
  { isExplicit = true, ...options }: ImportOptions & { readonly isExplicit?: boolean } = {},
) {
  const feed = await feedWith(weekId, deadlineAt, isExplicit);
  const result = await importFeed(api.database, clock, feed, options);
  await refreshSnapshot(api.database);
  return result;
}

async function shownDeadlines(): Promise<Record<number, string>> {
  const { body } = await owner.client.get('matches/deadline-info');
  const weeks: { weekId: number; deadlineDate: string }[] = body.weeks;
  return Object.fromEntries(weeks.map(({ weekId, deadlineDate }) => [weekId, deadlineDate]));
}

/** Everything of the game that an import of fixtures must leave alone. */
async function gameRows() {
  const { Matchday, TeamLineup, Receipt, ResultPart, PlayerPoints, Transfer } = api.database.models;
  const matchdays = await Matchday.findAll({ order: ['weekId'], raw: true });
  const tables: ModelStatic<Model>[] = [TeamLineup, Receipt, ResultPart, PlayerPoints, Transfer];
  return {
    matchdays: matchdays.map(({ deadlineAt: _, ...row }) => row),
    rows: await Promise.all(tables.map((model) => model.findAll({ raw: true }))),
  };
}

const reversed = ({ squad }: Manager) => ({
  ...squad,
  bench: [...squad.bench.slice(0, 1), ...squad.bench.slice(1).reverse()],
});

describe('a deadline that an import moves', () => {
  it('moves for all users, and changes no result and no team', async () => {
    const before = await gameRows();
    expect(before.matchdays[0]).toMatchObject({ state: 'confirmed', version: 1 });
    const result = await move(2, LATER);
    expect(result.ok && result.report.tables.find(({ table }) => table === 'matchdays')).toMatchObject({
      updated: 1,
      examples: ['matchday 2: deadlineAt 2024-06-19T13:00:00Z → 2024-06-19T18:30:00Z'],
    });
    expect(await shownDeadlines()).toMatchObject({
      1: '2024-06-14T19:00:00.000Z',
      2: '2024-06-19T18:30:00.000Z',
      3: '2024-06-23T19:00:00.000Z',
    });
    expect(await gameRows()).toEqual(before);
    expect(await settleDue(api.context)).toMatchObject({ reports: [], withdrawnWeeks: [] });
  });

  it('applies to a save between the old and the new time', async () => {
    await move(2, LATER);
    clock.set(SECOND + 60_000);
    const save = (lineup: Manager['squad']) =>
      owner.client.post(`team/${owner.teamId}/selections`, { ...lineup, weekId: 2 });
    // A substitute plays since 15.00: his place on the bench is fixed.
    expect((await save(reversed(owner))).body).toMatchObject(refusal('lineup-invalid'));
    const { captainId, viceCaptainId } = owner.squad;
    const changed: ChangedTeam = (
      await save({ ...owner.squad, captainId: viceCaptainId, viceCaptainId: captainId })
    ).body;
    expect(changed.receipt).toMatchObject({ weekId: 2, msBeforeDeadline: LATER - SECOND - 60_000 });
    clock.set(LATER);
    const late = await save(owner.squad);
    expect([late.status, late.body]).toEqual([409, refusal('deadline-passed')]);
  });

  it('is refused behind a kick-off of its matchday, unless matches that are brought forward stay in it', async () => {
    clock.set('2024-06-19T08:00:00Z');
    const { settings } = await readTournament();
    const feed = { ...(await feedWith(2, LATER)), settings };
    expect(await importFeed(api.database, clock, feed)).toMatchObject({
      ok: false,
      problems: [13, 14].map((id) => ({
        column: 'deadlines.2',
        message: expect.stringContaining(`Match ${id} kicks off before it and would count in matchday 1`),
      })),
    });
  });

  it('remains when it has passed and a kick-off is postponed, with a warning', async () => {
    await move(2, LATER);
    clock.set(LATER + 60_000);
    const before = await gameRows();
    const result = await move(2, Date.parse('2024-06-20T13:00:00Z'), { isExplicit: false });
    expect(result.ok && result.report.warnings).toEqual([
      'Matchday 2 stays closed since 2024-06-19T18:30:00Z, although its first match kicks off at 2024-06-20T13:00:00Z.',
    ]);
    expect((await shownDeadlines())[2]).toBe('2024-06-19T18:30:00.000Z');
    expect(await gameRows()).toEqual(before);
  });

  it('is rejected as a whole when competition.json moves a deadline that has passed', async () => {
    clock.set(LATER + 60_000);
    expect(await move(1, Date.parse('2024-06-20T13:00:00Z'))).toEqual({
      ok: false,
      problems: [
        {
          file: 'competition.json',
          line: null,
          column: 'deadlines.1',
          message:
            'Matchday 1 closed at 2024-06-14T19:00:00Z: its deadline cannot move to 2024-06-20T13:00:00Z any more.',
        },
      ],
    });
  });

  it.each([
    ['into the past', '2024-06-21T07:00:00Z'],
    ['to within the hour', '2024-06-21T08:59:59Z'],
  ])('is refused when it is moved %s, and a dry run names it', async (_to, moment) => {
    clock.set('2024-06-21T08:00:00Z');
    const before = (await shownDeadlines())[3];
    expect(await move(3, Date.parse(moment))).toMatchObject({
      ok: false,
      problems: [
        { file: 'matches.csv', message: expect.stringContaining(`Matchday 3 would close at ${moment}`) },
      ],
    });
    const dry = await move(3, Date.parse(moment), { isDryRun: true });
    expect(dry.ok && dry.report.closes).toMatchObject([{ weekId: 3, deadlineAt: Date.parse(moment) }]);
    expect((await shownDeadlines())[3]).toBe(before);
    expect((await move(3, Date.parse('2024-06-21T09:00:00Z'))).ok).toBe(true);
    await move(3, Date.parse('2024-06-23T19:00:00Z'));
  });

  it('closes the matchday at once where an operator accepts that', async () => {
    clock.set('2024-06-21T08:00:00Z');
    const result = await move(3, Date.parse('2024-06-21T07:00:00Z'), { closes: true });
    expect(result.ok && result.report.closes).toHaveLength(1);
    const late = await owner.client.post(`team/${owner.teamId}/selections`, { ...owner.squad, weekId: 3 });
    expect(late.body).toEqual(refusal('deadline-passed'));
  });
});

it('a deadline that moves during a burst of saves decides each by the old time or by the new one', async () => {
  const old = Date.parse('2024-06-29T16:00:00Z');
  const next = old + 3_600_000;
  clock.set(old - 60_000);
  const managers = await Promise.all(Array.from({ length: 12 }, () => manager(api)));
  const save = (one: Manager) =>
    one.client.post(`team/${one.teamId}/selections`, { ...reversed(one), weekId: 4 });
  const half = managers.length / 2;
  const answers: Answer[] = [];
  const early = managers.slice(0, half).map(async (one) => void answers.push(await save(one)));
  const movedResult = move(4, next);
  const during = managers.slice(half).map(async (one) => void answers.push(await save(one)));
  await Promise.all([...early, movedResult, ...during]);
  expect((await movedResult).ok).toBe(true);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.receipt.weekId).toBe(4);
    expect([60_000, 60_000 + next - old]).toContain(body.receipt.msBeforeDeadline);
  }
  clock.set(old + 1_000);
  const laterAnswers = await Promise.all(
    managers.map((one) => one.client.post(`team/${one.teamId}/selections`, { ...one.squad, weekId: 4 })),
  );
  expect(laterAnswers.map(({ status, body }) => [status, body.receipt?.msBeforeDeadline])).toEqual(
    managers.map(() => [200, next - old - 1_000]),
  );
});
