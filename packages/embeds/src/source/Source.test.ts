import { Failure } from './failure.js';
import type { Reading } from './reading.js';
import { Source, type SourceAnswer } from './Source.js';

const MINUTE = 60_000;

let ask: jest.Mock<Promise<SourceAnswer<string>>>;
let source: Source<string>;
let readings: Reading<string>[];
const quiet = (value: string) => Promise.resolve({ value, isLive: false });
const live = (value: string) => Promise.resolve({ value, isLive: true });
const passing = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function seePage(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  readings = [];
  ask = jest.fn(() => quiet('one'));
  source = new Source(ask);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const listen = () => source.subscribe((reading) => void readings.push(reading));

describe('a source', () => {
  it('fetches at the first subscription, and nothing before', async () => {
    await passing(MINUTE);
    expect(ask).not.toHaveBeenCalled();
    listen();
    await passing(0);
    expect(readings).toEqual([{ status: 'loading' }, { status: 'ready', value: 'one', at: MINUTE }]);
  });

  it('fetches once for all subscribers', async () => {
    listen();
    listen();
    await passing(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('polls every half a minute while a match runs, and every five minutes otherwise', async () => {
    ask.mockImplementation(() => live('one'));
    listen();
    await passing(30_000);
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockImplementation(() => quiet('two'));
    await passing(30_000);
    expect(ask).toHaveBeenCalledTimes(3);
    await passing(5 * MINUTE - 1);
    expect(ask).toHaveBeenCalledTimes(3);
    await passing(1);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('polls with jitter', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    ask.mockImplementation(() => live('one'));
    listen();
    await passing(25_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('pauses while the page is hidden, and catches up afterwards', async () => {
    ask.mockImplementation(() => live('one'));
    listen();
    await passing(0);
    seePage('hidden');
    await passing(10 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
    seePage('visible');
    await passing(0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer and no listener after the last unsubscription', async () => {
    const removed = jest.spyOn(document, 'removeEventListener');
    const stop = listen();
    await passing(0);
    stop();
    expect(jest.getTimerCount()).toBe(0);
    expect(removed).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
  });

  it('retains its value for later subscribers', async () => {
    const stop = listen();
    await passing(0);
    stop();
    await passing(MINUTE);
    readings = [];
    listen();
    expect(readings).toEqual([{ status: 'ready', value: 'one', at: 0 }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('after a failure', () => {
  it('retains the last good value and marks it as old', async () => {
    listen();
    await passing(0);
    ask.mockRejectedValueOnce(new Failure('unreachable'));
    await passing(5 * MINUTE);
    expect(readings.at(-1)).toEqual({ status: 'old', value: 'one', at: 0, code: 'unreachable' });
    await passing(5000);
    expect(readings.at(-1)).toMatchObject({ status: 'ready', at: 5 * MINUTE + 5000 });
  });

  it('retries with growing delays, at most five minutes', async () => {
    ask.mockRejectedValue(new Failure('unavailable'));
    listen();
    for (const [wait, questions] of [
      [0, 1],
      [5000, 2],
      [10_000, 3],
      [20_000, 4],
      [40_000, 5],
      [80_000, 6],
      [160_000, 7],
      [300_000, 8],
      [300_000, 9],
    ] as const) {
      await passing(wait);
      expect(ask).toHaveBeenCalledTimes(questions);
    }
  });

  it('retries on request', async () => {
    ask.mockRejectedValueOnce(new Failure('unavailable'));
    listen();
    await passing(0);
    source.retry();
    await passing(0);
    expect(readings.map(({ status }) => status)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('never retries before Retry-After, not even on request', async () => {
    ask.mockRejectedValueOnce(new Failure('busy', 2 * MINUTE));
    listen();
    await passing(0);
    source.retry();
    await passing(2 * MINUTE - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await passing(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

it('fetches an expired response once more, within seconds', async () => {
  const answers = ['one', 'two'];
  ask.mockImplementation(() => quiet(answers.shift() ?? 'three'));
  listen();
  await passing(0);
  for (const _ of [1, 2, 3]) source.askAfter('one');
  await passing(5000);
  expect(readings.at(-1)).toMatchObject({ value: 'two' });
  expect(ask).toHaveBeenCalledTimes(2);
});
