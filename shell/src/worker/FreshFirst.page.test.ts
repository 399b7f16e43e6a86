import type { StrategyHandler } from 'workbox-strategies';
import { FreshFirst } from './FreshFirst.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const REQUEST = new Request('http://portal.test/api/teams');

/** Runs a strategy with this network and store, and waits for its background work. */
async function answerOf(network: () => Promise<Response>, stored?: Response) {
  const later: Promise<unknown>[] = [];
  const fresh: string[] = [];
  const strategy = new FreshFirst({
    timeoutMs: 30,
    fromStore: async () => stored,
    onFresh: async (_request, response) => void fresh.push(await response.text()),
  });
  const handler = { fetch: network, waitUntil: (work: Promise<unknown>) => later.push(work) };
  const answering = strategy._handle(REQUEST, handler as unknown as StrategyHandler).then(
    (response) => response.text(),
    (error: unknown) => String(error),
  );
  await jest.runAllTimersAsync();
  const answer = await answering;
  await Promise.all(later);
  return { answer, fresh };
}

const delayed = (milliseconds: number, response: Response) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(response), milliseconds));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it('the network’s response is used where there is one', async () => {
  expect(await answerOf(delayed(0, new Response('new')), new Response('old'))).toEqual({
    answer: 'new',
    fresh: ['new'],
  });
});

it.each([
  ['there is no network', offline],
  ['a proxy does not reach the server', delayed(0, new Response('closed', { status: 503 }))],
])('the stored response is used when %s', async (_when, network) => {
  expect(await answerOf(network, new Response('old'))).toEqual({ answer: 'old', fresh: [] });
});

it('the stored response is used when the network is slow, whose response is stored nevertheless', async () => {
  expect(await answerOf(delayed(80, new Response('new')), new Response('old'))).toEqual({
    answer: 'old',
    fresh: ['new'],
  });
});

it('without a stored response the network has its time, and its failure is shown', async () => {
  expect((await answerOf(delayed(80, new Response('new')))).answer).toBe('new');
  expect((await answerOf(delayed(0, new Response('closed', { status: 503 })))).answer).toBe('closed');
  expect((await answerOf(offline)).answer).toContain('Failed to fetch');
});

it('a refusal of the server is used as its response', async () => {
  const forbidden = delayed(0, new Response('refused', { status: 403 }));
  expect((await answerOf(forbidden, new Response('old'))).answer).toBe('refused');
});
