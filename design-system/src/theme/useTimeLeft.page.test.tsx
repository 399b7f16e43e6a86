import { act, render, screen } from '@testing-library/react';
import { useTimeLeft } from './useTimeLeft.js';

let drawings = 0;

interface LeftProps {
  readonly now: () => number;
  readonly deadline?: number;
  readonly every?: 'second' | 'minute';
}

function Left({ now, deadline = 10_000, every = 'second' }: LeftProps) {
  drawings += 1;
  return <p>{useTimeLeft(deadline, every, now)}</p>;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  drawings = 0;
});
afterEach(() => jest.useRealTimers());

describe('the time left', () => {
  it('is rendered again at each whole second, until zero', () => {
    render(<Left now={Date.now} />);
    act(() => jest.advanceTimersByTime(1001));
    expect(screen.getByText('8999')).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('7999')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('0')).toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('follows a clock that is set or accelerated within a second', () => {
    let set = 0;
    const now = () => set + Date.now() * 60;
    const { rerender } = render(<Left now={now} deadline={86_400_000} every="minute" />);
    act(() => jest.advanceTimersByTime(1001));
    expect(screen.getByText(String(86_400_000 - 60_060))).toBeVisible();
    set = 80_000_000;
    act(() => jest.advanceTimersByTime(1000));
    expect(Number(screen.getByRole('paragraph').textContent)).toBeLessThan(6_400_000);
    set = 90_000_000;
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('0')).toBeVisible();
    set = 0;
    rerender(<Left now={now} deadline={86_400_000} every="minute" />);
    const before = Number(screen.getByRole('paragraph').textContent);
    act(() => jest.advanceTimersByTime(2000));
    expect(Number(screen.getByRole('paragraph').textContent)).toBeLessThan(before);
  });

  it('is not rendered again within the same minute', () => {
    render(<Left now={Date.now} deadline={3_600_000} every="minute" />);
    drawings = 0;
    for (let second = 0; second < 179; second++) act(() => jest.advanceTimersByTime(1000));
    expect(drawings).toBe(3);
  });

  it('has no timer in a hidden tab, and is right when it is shown', () => {
    let visibility: DocumentVisibilityState = 'hidden';
    const watched = jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    render(<Left now={Date.now} />);
    expect(jest.getTimerCount()).toBe(0);
    jest.advanceTimersByTime(4000);
    visibility = 'visible';
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('6000')).toBeVisible();
    act(() => jest.advanceTimersByTime(1001));
    expect(screen.getByText('4999')).toBeVisible();
    watched.mockRestore();
  });

  it('uses hardly any timers while the clock is paused', () => {
    const stopped = () => 0;
    render(<Left now={stopped} />);
    act(() => jest.advanceTimersByTime(1000));
    expect(drawings).toBeLessThanOrEqual(12);
  });
});
