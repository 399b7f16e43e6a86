import { act, render, screen } from '@testing-library/react';
import { ClockProvider } from '../theme/ClockProvider.js';
import { Countdown, type CountdownProps } from './Countdown.js';
import { DeadlineBlock } from './DeadlineBlock.js';

const units = { days: 'dagen', hours: 'uur', minutes: 'min', seconds: 'sec' };
const spoken = (msLeft: number) => `nog ${msLeft / 60_000} minuten`;

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const count = (props: Partial<CountdownProps> & { in: number }) =>
  render(<Countdown units={units} spoken={spoken} {...props} deadline={1_000_000 + props.in} />);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a countdown', () => {
  it('shows days, hours, minutes and seconds and ticks by itself', () => {
    count({ in: ((1 * 24 + 4) * 3600 + 47 * 60 + 12) * 1000 });
    expect(screen.getByRole('timer')).toHaveTextContent('01dagen04uur47min12sec');
    pass(2000);
    expect(screen.getByRole('timer')).toHaveTextContent('47min10sec');
  });

  it('is named in whole minutes, so that its name does not change each second', () => {
    count({ in: 125_000 });
    const timer = screen.getByRole('timer', { name: 'nog 2 minuten' });
    pass(4000);
    expect(timer).toHaveAccessibleName('nog 2 minuten');
    pass(2000);
    expect(timer).toHaveAccessibleName('nog 1 minuten');
  });

  it('is no live region', () => {
    count({ in: 125_000 });
    expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
  });

  it('announces once that the deadline passed', () => {
    const done = jest.fn();
    count({ in: 3000, onDone: done });
    pass(2900);
    expect(done).not.toHaveBeenCalled();
    pass(60_000);
    expect(done).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer')).toHaveTextContent('00uur00min00sec');
  });

  it('does not announce a deadline that had passed before', () => {
    const done = jest.fn();
    count({ in: -5000, onDone: done });
    pass(60_000);
    expect(done).not.toHaveBeenCalled();
  });

  it('has no days in the last day', () => {
    count({ in: 24 * 3_600_000 + 1000 });
    expect(screen.getByRole('timer').textContent).toBe('01dagen00uur00min01sec');
    pass(2000);
    expect(screen.getByRole('timer').textContent).toBe('23uur59min59sec');
  });

  it('has three units in one line: seconds in the last day only', () => {
    const day = 24 * 3_600_000;
    count({ in: day + 1000, look: 'line' });
    expect(screen.getByRole('timer').textContent).toBe('1dagen00uur00min');
    pass(2000);
    expect(screen.getByRole('timer').textContent).toBe('23uur59min59sec');
  });

  it('follows the game’s clock, not the device’s', () => {
    render(
      <ClockProvider now={() => Date.now() + 30_000}>
        <Countdown units={units} spoken={spoken} deadline={1_000_000 + 90_000} />
      </ClockProvider>,
    );
    expect(screen.getByRole('timer')).toHaveTextContent('01min00sec');
  });
});

describe('a deadline in a band', () => {
  it('has its label and its date', () => {
    render(
      <DeadlineBlock
        title="Deadline speeldag 3"
        date="zo 23/06/24 · 21.00 u."
        deadline={1_060_000}
        units={units}
        spoken={spoken}
      />,
    );
    expect(screen.getByText('Deadline speeldag 3')).toBeInTheDocument();
    expect(screen.getByText('zo 23/06/24 · 21.00 u.')).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'nog 1 minuten' })).toBeInTheDocument();
  });
});
