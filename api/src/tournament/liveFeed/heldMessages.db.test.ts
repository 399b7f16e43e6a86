import { mailPlanJob } from '../../mail/reminders/mailPlanJob.js';
import { settleDue } from '../../scoring/settlement/settleDue.js';
import { mailJob } from '../../server/jobs/mailJob.js';
import { MINUTE, OPENING, type Provider, startProvider, storedResults } from '../../testing/liveFeed.js';
import { type Manager, manager, type Person, signedIn } from '../../testing/people.js';
import { TestClient } from '../../testing/testClient.js';
import { refreshSnapshot } from '../snapshot/index.js';

/** Croatia–Albania, the first match of matchday 2, on 19 June at 13.00. */
const FIRST_OF_TWO = 13;
const SECOND = '2024-06-19T13:00:00.000Z';
const NOW = Date.parse('2024-06-19T08:00:00Z');

let provider: Provider;
let operator: Person;
let fan: Manager;
beforeAll(async () => {
  provider = await startProvider();
  operator = await signedIn(provider.api, { roles: ['operator'] });
  fan = await manager(provider.api);
  provider.api.clock.set(NOW);
  await settleDue(provider.api.context);
});
afterAll(() => provider.api.close());

let version = 1;
async function kickOffAt(moment: string) {
  version += 1;
  const part = await provider.matchPart(FIRST_OF_TWO, NOW);
  const matches = [{ ...part, version, match: { ...part.match, kickoff: moment } }];
  const answer = await provider.push({ id: `kickoff-${version}`, matches });
  await refreshSnapshot(provider.api.context);
  return answer;
}
const secondDeadline = async () => {
  const { body } = await new TestClient(provider.api.url).get('matches/deadline-info');
  return body.weeks[1].deadlineDate;
};
const held = async () => (await operator.client.get('admin/overview')).body.held;
const decide = (id: number, accepts: boolean, isDryRun = false) =>
  operator.client.post(`admin/held/${id}/decide`, { accepts, isDryRun, reason: 'Nagevraagd bij de feed' });

describe('a message that would close a matchday within the hour', () => {
  it('is held for an operator, and changes nothing', async () => {
    const answer = await kickOffAt('2024-06-19T08:59:59Z');
    expect(answer).toMatchObject({ status: 200, body: { held: true, changes: 0 } });
    expect(await secondDeadline()).toBe(SECOND);
    expect(await held()).toMatchObject([
      {
        closes: [{ weekId: 2, from: SECOND, to: '2024-06-19T08:59:59.000Z' }],
        reopens: [],
      },
    ]);
  });

  it('is held once, however often it is sent, and dropped when the feed corrects itself', async () => {
    await kickOffAt('2024-06-19T08:59:59Z');
    expect(await held()).toHaveLength(1);
    expect((await kickOffAt('2024-06-19T13:00:00Z')).body.held).toBeUndefined();
    expect(await held()).toEqual([]);
  });

  it('is refused from then on when an operator refuses it', async () => {
    await kickOffAt('2024-06-19T08:30:00Z');
    const [message] = await held();
    expect((await decide(message.id, false)).body).toEqual({ isApplied: false, problems: [] });
    expect(await held()).toEqual([]);
    expect((await kickOffAt('2024-06-19T08:30:00Z')).status).toBe(422);
    expect(await secondDeadline()).toBe(SECOND);
    expect((await decide(message.id, true)).status).toBe(404);
  });

  it('is applied when an operator accepts it, with an entry in the audit log', async () => {
    await kickOffAt('2024-06-19T08:20:00Z');
    const [message] = await held();
    expect((await decide(message.id, true, true)).body).toEqual({ isApplied: false, problems: [] });
    expect(await held()).toHaveLength(1);
    await refreshSnapshot(provider.api.context);
    expect(await secondDeadline()).toBe(SECOND);
    expect((await decide(message.id, true)).body).toEqual({ isApplied: true, problems: [] });
    await refreshSnapshot(provider.api.context);
    expect(await secondDeadline()).toBe('2024-06-19T08:20:00.000Z');
    const { body } = await operator.client.get('admin/audit');
    expect(body.entries.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'feed.accepted',
      'feed.refused',
    ]);
  });

  it('is applied at once when it leaves an hour', async () => {
    await kickOffAt('2024-06-19T13:00:00Z');
    expect((await kickOffAt('2024-06-19T09:30:00Z')).body.held).toBeUndefined();
    expect(await secondDeadline()).toBe('2024-06-19T09:30:00.000Z');
    await kickOffAt('2024-06-19T13:00:00Z');
  });
});

it('a dry run of a message says whose points and places it would change', async () => {
  version += 1;
  const first = await provider.matchPart(FIRST_OF_TWO, NOW);
  const wrong = { ...first, version, match: { ...first.match, kickoff: '2024-06-19T08:40:00Z' } };
  const result = await provider.matchPart(OPENING, NOW);
  const answer = await provider.push({ id: 'both', matches: [wrong, result] });
  expect(answer.body).toMatchObject({ held: true });
  const [{ id }] = await held();
  const before = await storedResults(provider.api);
  const { body } = await decide(id, true, true);
  expect(body).toMatchObject({ isApplied: false, problems: [], teams: { of: 1 } });
  expect(await storedResults(provider.api)).toEqual(before);
  await decide(id, false);
});

describe('a matchday that was closed by mistake', () => {
  const open = (deadlineDate: string, weekId = 2) =>
    operator.client.post(`admin/matchdays/${weekId}/open`, { deadlineDate, reason: 'Verkeerde aftrap' });
  const because = ({ body }: Awaited<ReturnType<typeof open>>) => body.error?.details?.because;

  it('is opened again while nothing is settled: receipts stay, and everybody reads that it was closed', async () => {
    await kickOffAt('2024-06-19T08:10:00Z');
    const [message] = await held();
    await decide(message.id, true);
    provider.api.clock.set(NOW + 15 * MINUTE);
    const save = () =>
      fan.client.post(`team/${fan.teamId}/selections`, {
        ...fan.squad,
        bench: [fan.squad.bench[0], ...fan.squad.bench.slice(1).reverse()],
        weekId: 2,
      });
    // The match has begun by the wrong kick-off: first the fixture is corrected.
    expect(because(await open(SECOND))).toBe('match-began');
    await kickOffAt('2024-06-19T13:00:00Z');
    expect((await save()).body.error.code).toBe('deadline-passed');
    expect(because(await open('2024-06-19T13:00:01Z'))).toBe('deadline-impossible');
    expect(because(await open(SECOND, 1))).toBe('later-matchday-closed');
    const answer = await open(SECOND);
    expect(answer).toMatchObject({
      status: 200,
      body: { matchday: { state: 'open', deadlineDate: SECOND } },
    });
    const { body } = await new TestClient(provider.api.url).get('matches/deadline-info');
    expect(body.weeks[1]).toMatchObject({
      state: 'open',
      openedAgain: { closedAt: '2024-06-19T08:10:00.000Z', openedAt: '2024-06-19T08:15:00.000Z' },
    });
    const before = (await fan.client.get(`team/${fan.teamId}/changes`)).body;
    expect((await save()).status).toBe(200);
    const after = (await fan.client.get(`team/${fan.teamId}/changes`)).body;
    expect(JSON.stringify(after).length).toBeGreaterThan(JSON.stringify(before).length);
    expect(because(await open(SECOND))).toBe('not-closed');

    // Users with reminders get one mail, though the deadline is not near.
    await fan.client.put('user/reminders', { deadlineMail: true });
    const { api } = provider;
    for (let round = 0; round < 2; round += 1) {
      await mailPlanJob.run(api.context, api.clock.now());
      await mailJob.run(api.context, api.clock.now());
    }
    expect(api.mails.filter(({ subject }) => subject === 'Speeldag 2 is weer open')).toHaveLength(1);
  });
});
