import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { Refusal } from '../../infra/errors.js';
import { LineCut } from './chatHub.js';
import { sendResults } from './sendResults.js';

const reply = { language: 'nl', requestId: 'r1', log: pino({ level: 'silent' }) } as const;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A line whose reader takes what is read from it; it holds one event at most. */
function line() {
  const stream = new PassThrough({ highWaterMark: 16 });
  stream.setEncoding('utf8');
  return { stream, response: stream as unknown as ServerResponse, read: (): string => stream.read() ?? '' };
}

/** So many results, and how many of them were asked for. */
function counted(max: number) {
  const source = {
    calls: 0,
    async *results() {
      for (; source.calls < max; source.calls += 1) yield { data: { place: source.calls } };
    },
  };
  return source;
}

it('requests the next result only after the reader received the previous one', async () => {
  const { response, read } = line();
  const source = counted(3);
  const sending = sendResults(source.results(), response, reply);
  await turn();
  expect(source.calls).toBe(0);
  let text = '';
  for (let round = 0; round < 8; round += 1) {
    text += read();
    await turn();
  }
  await sending;
  expect([source.calls, text.match(/"place":\d/g)?.length]).toEqual([3, 3]);
  expect(text).toMatch(/event: complete\ndata:\n\n$/);
});

it('stops for a reader that disconnects while it waits', async () => {
  const { response, stream } = line();
  const source = counted(1_000);
  const sending = sendResults(source.results(), response, reply);
  await turn();
  stream.destroy();
  await sending;
  expect(source.calls).toBeLessThan(3);
});

it.each([
  ['a refusal', new Refusal('forbidden'), /"code":"forbidden".*\n\nevent: complete\n/],
  ['a reconnectable end', new LineCut(), /^retry: \d+\n\n$/],
  [
    'an internal error, without its message',
    new Error('secret'),
    /^event: next\ndata: (?!.*secret).*"internal-error"/,
  ],
])('ends with %s', async (_, failure, expected) => {
  const { response, read } = line();
  const results: AsyncIterable<never> = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(failure) }),
  };
  await sendResults(results, response, reply);
  expect(read()).toMatch(expected);
});
