import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { exampleFinal, exampleGroup, exampleGroupTexts, exampleRounds } from '../../testing/tournament.js';
import { Bracket, type BracketRoundColumn } from './Bracket.js';
import { GroupTable } from './GroupTable.js';

describe('a group', () => {
  it('is a table whose rows explain the colour of their mark', () => {
    render(<GroupTable title="Groep C" rows={exampleGroup} texts={exampleGroupTexts} />);
    const rows = within(screen.getByRole('table', { name: 'Groep C' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Engeland Door3120+15',
      'Denemarken Door303003',
      'Slovenië Door als beste derde303003',
      'Servië3021−12',
    ]);
    expect(screen.getByRole('columnheader', { name: /Doelsaldo/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Engeland' })).toHaveAttribute('href', '/club/12');
  });
});

describe('the bracket', () => {
  const draw = (rounds: readonly BracketRoundColumn[], onRound = jest.fn()) => {
    render(
      <Bracket switchText="Ronde" rounds={rounds} final={exampleFinal} round="semi" onRound={onRound} />,
    );
    return onRound;
  };
  // jsdom has no room for the tree, so it is looked up past what is shown.
  // jsdom has no room for the tree, so it is looked up past what is shown.
  const linesFrom = (id: number) => ({
    ...document.querySelector(`a[href="/match/${id}"]`)?.closest<HTMLElement>('li')?.dataset,
  });

  it('connects two matches to one, dashed until one of them is won', () => {
    draw(
      exampleRounds.map((round) => ({
        ...round,
        entries: round.entries.map((entry) => ({ ...entry, href: `/match/${entry.id}` })),
      })),
    );
    expect(linesFrom(40)).toEqual({ leads: 'down' });
    expect(linesFrom(38)).toEqual({ leads: 'up' });
    expect(linesFrom(45)).toEqual({ leads: 'down', fed: 'decided' });
    expect(linesFrom(50)).toEqual({ leads: 'up', open: 'true', fed: 'decided' });
    expect(linesFrom(51)).toEqual({ open: 'true', fed: 'open' });
  });

  it('shows one round at a time beside the tree, and a button for the next', async () => {
    const choose = draw(exampleRounds);
    const roundButton = screen.getByRole('button', { name: 'Halve' });
    expect(roundButton).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Naar de finale' }));
    await userEvent.click(screen.getByRole('button', { name: 'Achtste' }));
    expect(choose.mock.calls).toEqual([['final'], ['last16']]);
  });

  it('moves the focus to the switch after the button for the next round', async () => {
    function Stepping() {
      const [round, setRound] = useState('semi');
      const props = { rounds: exampleRounds, final: exampleFinal, round, onRound: setRound };
      return <Bracket switchText="Ronde" {...props} />;
    }
    render(<Stepping />);
    await userEvent.click(screen.getByRole('button', { name: 'Naar de finale' }));
    expect(screen.getByRole('button', { name: 'Finale', pressed: true })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Naar de/ })).not.toBeInTheDocument();
  });

  it('draws no lines between rounds that do not halve', () => {
    draw(exampleRounds.map((round) => ({ ...round, entries: round.entries.slice(1) })));
    expect(document.querySelector('[data-leads], [data-fed]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Halve' })).toBeInTheDocument();
  });
});
