import { act, render, screen } from '@testing-library/react';
import { DeadlineChip } from './DeadlineChip.js';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const chip = (deadline: number) =>
  render(
    <DeadlineChip
      href="/deadlines"
      locale="nl-BE"
      matchday="SD 6"
      deadline={deadline}
      spoken={(msLeft) => `Deadline over ${msLeft / 60_000} minuten`}
    />,
  );

describe('the deadline chip', () => {
  it('links to the matches with the remaining time', () => {
    chip(28 * 3_600_000);
    const link = screen.getByRole('link', { name: 'Deadline over 1680 minuten' });
    expect(link).toHaveAttribute('href', '/deadlines');
    expect(link).toHaveTextContent('1 d 04 uSD 6');
  });

  it('counts seconds in the last hour and disappears when the deadline passes', () => {
    chip(65_000);
    expect(screen.getByRole('link')).toHaveTextContent('1 min 05 s');
    act(() => jest.advanceTimersByTime(3000));
    expect(screen.getByRole('link')).toHaveTextContent('1 min 02 s');
    act(() => jest.advanceTimersByTime(70_000));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
