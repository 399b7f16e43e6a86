import '../testing/browserParts.js';
import { Failure } from './failure.js';
import { Source, type SourceAnswer } from './Source.js';
import type { SourceState } from './sourceState.js';

const MINUTE = 60_000;

let load: jest.Mock<Promise<SourceAnswer<string>>>;
let source: Source<string>;
let states: SourceState<string>[];
const quiet = (value: string) => Promise.resolve({ value, isLive: false });
const live = (value: string) => Promise.resolve({ value, isLive: true });
const passTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function seePage(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  states = [];
  load = jest.fn(() => quiet('one'));
  source = new Source(load);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const listen = () => source.subscribe((state) => void states.push(state));

describe('a source', () => {
  it('fetches at the first subscription, and nothing before', async () => {
    await passTime(MINUTE);
    expect(load).not.toHaveBeenCalled();
    listen();
    await passTime(0);
    expect(states).toEqual([{ status: 'loading' }, { status: 'ready', value: 'one', at: MINUTE }]);
  });

  it('fetches once for all subscribers', async () => {
    listen();
    listen();
    await passTime(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('polls every half a minute while a match runs, and every five minutes otherwise', async () => {
    load.mockImplementation(() => live('one'));
    listen();
    await passTime(30_000);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockImplementation(() => quiet('two'));
    await passTime(30_000);
    expect(load).toHaveBeenCalledTimes(3);
    await passTime(5 * MINUTE - 1);
    expect(load).toHaveBeenCalledTimes(3);
    await passTime(1);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('polls with jitter', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    load.mockImplementation(() => live('one'));
    listen();
    await passTime(25_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('pauses while the page is hidden, and catches up afterwards', async () => {
    load.mockImplementation(() => live('one'));
    listen();
    await passTime(0);
    seePage('hidden');
    await passTime(10 * MINUTE);
    expect(load).toHaveBeenCalledTimes(1);
    seePage('visible');
    await passTime(0);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer and no listener after the last unsubscription', async () => {
    const removeListener = jest.spyOn(document, 'removeEventListener');
    const stop = listen();
    await passTime(0);
    stop();
    expect(jest.getTimerCount()).toBe(0);
    expect(removeListener).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
  });

  it('retains its value for later subscribers', async () => {
    const stop = listen();
    await passTime(0);
    stop();
    await passTime(MINUTE);
    states = [];
    listen();
    expect(states).toEqual([{ status: 'ready', value: 'one', at: 0 }]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('after a failure', () => {
  it('retains the last good value and marks it as old', async () => {
    listen();
    await passTime(0);
    load.mockRejectedValueOnce(new Failure('unreachable'));
    await passTime(5 * MINUTE);
    expect(states.at(-1)).toEqual({ status: 'old', value: 'one', at: 0, code: 'unreachable' });
    await passTime(5000);
    expect(states.at(-1)).toMatchObject({ status: 'ready', at: 5 * MINUTE + 5000 });
  });

  it('retries with growing delays, at most five minutes', async () => {
    load.mockRejectedValue(new Failure('unavailable'));
    listen();
    for (const [wait, loads] of [
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
      await passTime(wait);
      expect(load).toHaveBeenCalledTimes(loads);
    }
  });

  it('retries on request', async () => {
    load.mockRejectedValueOnce(new Failure('unavailable'));
    listen();
    await passTime(0);
    source.retry();
    await passTime(0);
    expect(states.map(({ status }) => status)).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('never retries before Retry-After, not even on request', async () => {
    load.mockRejectedValueOnce(new Failure('busy', 2 * MINUTE));
    listen();
    await passTime(0);
    source.retry();
    await passTime(2 * MINUTE - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await passTime(1);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

it('fetches an expired response once more, within seconds', async () => {
  const answers = ['one', 'two'];
  load.mockImplementation(() => quiet(answers.shift() ?? 'three'));
  listen();
  await passTime(0);
  for (const _ of [1, 2, 3]) source.fetchAfter('one');
  await passTime(5000);
  expect(states.at(-1)).toMatchObject({ value: 'two' });
  expect(load).toHaveBeenCalledTimes(2);
});
