import type { FeedMessage } from '@euro/api-contract';
import * as fc from 'fast-check';
import { playMatch } from '../../demo/provider/playMatch.js';
import { readTournament } from '../../testing/importTournament.js';
import { importUnplayed, type Provider, startProvider, storedResults } from '../../testing/liveFeed.js';
import { applyMessage } from './applyMessage.js';

const MATCHES = [1, 4];
/** Of each match, besides its last state. */
const STATES = 6;

let provider: Provider;
let messages: FeedMessage[][];
beforeAll(async () => {
  provider = await startProvider();
  const feed = await readTournament();
  messages = MATCHES.map((id) => {
    const match = feed.matches.find((one) => one.id === id);
    if (!match) throw new Error(`There is no match ${id}.`);
    const played = playMatch(feed, match, 3).map(({ message }) => message);
    const inOrder = [...new Map(played.map((message) => [message.id, message])).values()].toSorted(
      (a, b) => (a.matches[0]?.version ?? 0) - (b.matches[0]?.version ?? 0),
    );
    const last = inOrder.at(-1);
    if (!last) throw new Error('Nothing is sent.');
    const step = Math.floor(inOrder.length / STATES);
    return [...inOrder.filter((_, index) => index % step === 0).slice(0, STATES), last];
  });
});
afterAll(() => provider.api.close());

/** What is stored when these arrive, in this order. */
async function after(arriving: readonly FeedMessage[]): Promise<object> {
  const { api } = provider;
  await api.database.models.FeedVersion.destroy({ where: {} });
  await importUnplayed(api);
  for (const message of arriving) {
    const result = await applyMessage(api.context, { competitionId: 1, way: 'push', message });
    expect(result).toMatchObject({ ok: true });
  }
  return storedResults(api);
}

it('whatever is lost, duplicated and out of order, the last message of each match decides', async () => {
  const lasts = messages.flatMap((ofMatch) => ofMatch.slice(-1));
  const expected = await after(lasts);
  const earlier = messages.flatMap((ofMatch) => ofMatch.slice(0, -1));
  const arrivals = fc
    .array(fc.constantFrom(...earlier, ...lasts), { maxLength: 12 })
    .chain((some) => fc.shuffledSubarray([...some, ...lasts], { minLength: some.length + lasts.length }));
  await fc.assert(
    fc.asyncProperty(arrivals, async (arriving) => {
      expect(await after(arriving)).toEqual(expected);
    }),
    { numRuns: 15, seed: 11 },
  );
});
