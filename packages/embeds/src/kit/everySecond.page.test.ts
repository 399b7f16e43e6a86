import '../testing/browserParts.js';
import { everySecond } from './everySecond.js';

beforeEach(() => jest.useFakeTimers({ now: 400 }));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('ticks at the beginning of each second, with one timer', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const stops = [everySecond(first), everySecond(second)];
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(600);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  jest.advanceTimersByTime(3000);
  expect(first).toHaveBeenCalledTimes(4);
  for (const stop of stops) stop();
  expect(jest.getTimerCount()).toBe(0);
});

it('does not tick while the page is hidden', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const listener = jest.fn();
  const stop = everySecond(listener);
  jest.advanceTimersByTime(5000);
  expect(listener).not.toHaveBeenCalled();
  stop();
});
