import { settleDue } from '../../scoring/settlement/settleDue.js';
import { KICKOFF, MINUTE, OPENING, type Provider, startProvider } from '../../testing/liveFeed.js';
import { TestClient } from '../../testing/testClient.js';
import { refreshSnapshot } from '../snapshot/index.js';

const STOPPED = KICKOFF + 80 * MINUTE;
const NEXT_DAY = '2024-06-15T16:00:00Z';
const OVER = '2024-06-15T16:35:00Z';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.api.close());

/** Pushes the match as it is at a moment, with cells of its own. */
async function push(at: number, cells: object = {}) {
  const part = await provider.matchPart(OPENING, at);
  const version = provider.api.clock.now();
  const answer = await provider.push({
    id: `m-${version}`,
    matches: [{ ...part, version, match: { ...part.match, ...cells } }],
  });
  await settleDue(provider.api.context);
  await refreshSnapshot(provider.api.context);
  return answer.status;
}

const shown = async () => {
  const { body } = await new TestClient(provider.api.url).get(`match/${OPENING}`);
  return body.match;
};
const state = async () => (await provider.api.database.models.Matchday.findOne({ raw: true }))?.state;

it('a suspended match keeps its score and minute, and its matchday provisional, until it goes on another day', async () => {
  const { clock } = provider.api;
  clock.set(STOPPED);
  expect(await push(STOPPED, { state: 'suspended', resumesAt: NEXT_DAY })).toBe(200);
  const stopped = await shown();
  expect(stopped).toMatchObject({
    status: 'live',
    state: 'suspended',
    resumesAt: '2024-06-15T16:00:00.000Z',
  });
  expect(stopped.minute).toBeGreaterThan(45);

  clock.set(Date.parse('2024-06-15T10:00:00Z'));
  await settleDue(provider.api.context);
  expect(await state()).toBe('provisional');
  expect(await shown()).toMatchObject({ minute: stopped.minute, homeScore: stopped.homeScore });

  clock.set(Date.parse(OVER));
  const end = KICKOFF + 200 * MINUTE;
  expect(await push(end, { finishedAt: OVER })).toBe(422);
  expect(await push(end, { finishedAt: OVER, resumesAt: NEXT_DAY })).toBe(200);
  expect(await shown()).toMatchObject({ status: 'finished', homeScore: 5, awayScore: 1 });
  expect((await shown()).state).toBeUndefined();
});
