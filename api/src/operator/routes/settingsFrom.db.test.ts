import { matchdayDigest, settleDue } from '../../scoring/settlement/index.js';
import { type Desk, openDesk, reason } from '../../testing/desk.js';
import { readTournament } from '../../testing/importTournament.js';
import { importFeed } from '../../tournament/feed/importFeed.js';

const CAPTAIN = 'captainMultiplier';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await settleDue(desk.api.context);
  await desk.change(2, 'reopen');
});
afterAll(() => desk.api.close());

const save = (value: number, choices: object = {}) =>
  desk.operator.client.send('PUT', 'admin/competitions/1/settings', {
    body: { changes: [{ path: CAPTAIN, value }], reason, ...choices },
  });
const digests = () => Promise.all([1, 2].map((week) => matchdayDigest(desk.api.context, 1, week)));

interface Setting {
  readonly path: string;
  readonly value: unknown;
  readonly earlier?: object;
}

async function captain(): Promise<Pick<Setting, 'value' | 'earlier'> | undefined> {
  const { body } = await desk.operator.client.get('admin/competitions/1/settings');
  const found = body.settings.find(({ path }: Setting) => path === CAPTAIN);
  return found && { value: found.value, earlier: found.earlier };
}

it('a setting of points holds from a matchday on: earlier points stay, later ones change', async () => {
  const { body: before } = await desk.operator.client.get('admin/competitions/1/settings');
  expect(before.matchdays).toEqual({ last: 7, firstOpen: 2 });
  const points = await digests();
  const all = await save(3);
  expect(all.body.error.details).toMatchObject({ because: 'settles-again', weeks: [1] });
  const dry = await save(3, { fromWeek: 2, isDryRun: true });
  expect(dry.body.effect).toMatchObject({ settledAgain: [], teams: { of: 60 } });
  expect(dry.body.effect.teams.teams).toBeGreaterThan(0);
  const { status } = await save(3, { fromWeek: 2 });
  expect([status, await captain()]).toEqual([200, { value: 3, earlier: [{ lastWeek: 1, value: 1.5 }] }]);
  await settleDue(desk.api.context);
  const after = await digests();
  expect([after[0], after[1] === points[1]]).toEqual([points[0], false]);
});

it('a team’s page counts its captain by the value of the matchday', async () => {
  const { client } = desk.operator;
  const { settings } = (await client.get('competition')).body;
  expect(settings).toMatchObject({ [CAPTAIN]: 3, earlierPoints: [{ lastWeek: 1, [CAPTAIN]: 1.5 }] });
  const team = await desk.api.database.models.Team.findOne({ order: ['id'], raw: true });
  for (const [week, factor] of [
    [1, 1.5],
    [2, 3],
  ]) {
    const { body } = await client.get(`team/${team?.id}/points/${week}`);
    const totals: number[] = body.selections.map(({ total }: { total: number }) => total);
    const factors: number[] = body.selections.map(({ multiplier }: { multiplier: number }) => multiplier);
    const sum = totals.reduce((all, total) => all + total, 0);
    expect([Math.max(...factors), sum]).toEqual([factor, body.visibleWeekPoints]);
  }
});

it('an import of the pack keeps what earlier matchdays have, and changes no points', async () => {
  const points = await digests();
  const result = await importFeed(desk.api.database, desk.api.clock, await readTournament());
  expect(result.ok && result.report.warnings).toContainEqual(
    'The setting captainMultiplier stays 3, as an operator set it; the pack says 1.5.',
  );
  await settleDue(desk.api.context);
  expect([await captain(), await digests()]).toEqual([
    { value: 3, earlier: [{ lastWeek: 1, value: 1.5 }] },
    points,
  ]);
});

it('set back from the same matchday on, all matchdays have the same again', async () => {
  expect((await save(1.5, { fromWeek: 2 })).status).toBe(200);
  expect(await captain()).toEqual({ value: 1.5, earlier: [] });
});
