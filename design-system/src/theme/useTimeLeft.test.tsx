import { act, render, screen } from '@testing-library/react';
import { useTimeLeft } from './ClockProvider.js';

let drawings = 0;

function Left({ now }: { now: () => number }) {
  drawings += 1;
  return <p>{useTimeLeft(10_000, 'second', now)}</p>;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  drawings = 0;
});
afterEach(() => jest.useRealTimers());

describe('the time left', () => {
  it('is drawn again at each whole second, until nothing is left', () => {
    render(<Left now={Date.now} />);
    act(() => jest.advanceTimersByTime(1001));
    expect(screen.getByText('8999')).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('7999')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('0')).toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('costs next to nothing while the clock stands still', () => {
    const stopped = () => 0;
    render(<Left now={stopped} />);
    act(() => jest.advanceTimersByTime(1000));
    expect(drawings).toBeLessThanOrEqual(12);
  });
});
