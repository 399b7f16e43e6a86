import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type StripMatchday, TournamentStrip } from './TournamentStrip.js';

const matchdays: StripMatchday[] = [
  { number: 1, state: 'done', label: 'Speeldag 1, gespeeld' },
  { number: 2, state: 'live', label: 'Speeldag 2, bezig', selected: true },
  { number: 3, state: 'next', label: 'Speeldag 3, volgende' },
];

describe('the tournament strip', () => {
  it('names each matchday with its state', () => {
    render(<TournamentStrip label="Speeldagen" matchdays={matchdays} />);
    expect(screen.getByRole('list', { name: 'Speeldagen' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Speeldag 3, volgende' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('allows a matchday to be chosen and marks the chosen one', async () => {
    const select = jest.fn();
    render(<TournamentStrip label="Speeldagen" matchdays={matchdays} onSelect={select} />);
    expect(screen.getByRole('button', { name: 'Speeldag 2, bezig' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Speeldag 1, gespeeld' }));
    expect(select).toHaveBeenCalledWith(1);
  });

  it('links to the given addresses', () => {
    const linkedMatchdays = matchdays.map((matchday) => ({
      ...matchday,
      href: `/points/1/${matchday.number}`,
    }));
    render(<TournamentStrip label="Speeldagen" matchdays={linkedMatchdays} />);
    expect(screen.getByRole('link', { name: 'Speeldag 1, gespeeld' })).toHaveAttribute('href', '/points/1/1');
  });
});
