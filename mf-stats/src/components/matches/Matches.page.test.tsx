import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BenchList } from '../bench-list/BenchList.js';
import { MatchdayTiles } from './MatchdayTiles.js';
import { MatchRow } from './MatchRow.js';
import { Scoreboard } from './Scoreboard.js';
import { ScorersList } from './ScorersList.js';

const home = { nation: 'ENG', name: 'Engeland', result: 'won' } as const;
const away = { nation: 'SVK', name: 'Slowakije', result: 'lost' } as const;

describe('a match in a list', () => {
  it('is one link with an accessible name', () => {
    render(
      <ul>
        <MatchRow home={home} away={away} score="2–1" label="Engeland – Slowakije, 2–1" href="/match/40" />
      </ul>,
    );
    expect(screen.getByRole('link', { name: 'Engeland – Slowakije, 2–1' })).toHaveAttribute(
      'href',
      '/match/40',
    );
  });

  it('has the short names of clubs for rows that are too narrow for the whole ones', () => {
    const linden = { nation: 'LIN', name: 'Koninklijke Lindense Sportvereniging', short: 'Linden' };
    render(
      <ul>
        <MatchRow home={linden} away={away} time="21:00" label="Linden – Slowakije" />
      </ul>,
    );
    expect(screen.getByText(linden.name)).toHaveAttribute('data-short', 'Linden');
    expect(screen.getByText('Slowakije')).not.toHaveAttribute('data-short');
  });

  it('shows its kick-off until there is a score', () => {
    render(
      <ul>
        <MatchRow home={home} away={away} time="21:00" label="Engeland – Slowakije, 21:00" />
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('21:00');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the matchdays', () => {
  const tiles = [
    { id: 1, title: 'Speeldag 1', stage: 'Groepsfase', date: 'vr 14/06', state: 'done', selected: true },
    { id: 2, title: 'Speeldag 2', stage: 'Groepsfase', date: 'Nog 1 d', state: 'next' },
  ] as const;

  it('can be chosen', async () => {
    const select = jest.fn();
    render(<MatchdayTiles label="Speeldagen" tiles={tiles} onSelect={select} />);
    expect(screen.getByRole('button', { name: /Speeldag 1/, current: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Speeldag 2/ }));
    expect(select).toHaveBeenCalledWith(2);
  });
});

describe('the scoreboard', () => {
  it('is the page’s heading, as text', () => {
    render(
      <Scoreboard
        title="Duitsland – Schotland, 5-1"
        home={{ nation: 'GER', name: 'Duitsland', goals: 5 }}
        away={{ nation: 'SCO', name: 'Schotland', goals: 1 }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Duitsland – Schotland, 5-1' })).toBeInTheDocument();
    expect(screen.getByText('Duitsland')).toBeInTheDocument();
  });

  it('shows a goalless score as a score, and the kick-off before it', () => {
    const teams = { home: { nation: 'POR', name: 'Portugal' }, away: { nation: 'SVN', name: 'Slovenië' } };
    const { rerender } = render(<Scoreboard title="x" {...teams} time="21:00" />);
    expect(screen.getByText('21:00')).toBeInTheDocument();
    rerender(
      <Scoreboard
        title="x"
        home={{ ...teams.home, goals: 0 }}
        away={{ ...teams.away, goals: 0 }}
        time="21:00"
      />,
    );
    expect(screen.queryByText('21:00')).not.toBeInTheDocument();
  });
});

describe('goals and cards', () => {
  it('have their kind as text', () => {
    render(
      <ScorersList
        label="Doelpunten en kaarten"
        events={[
          { id: 1, side: 'home', kind: 'goal', kindLabel: 'doelpunt', name: 'Wirtz', minute: '10′' },
          { id: 2, side: 'away', kind: 'red', kindLabel: 'rode kaart', name: 'Porteous' },
        ]}
      />,
    );
    const [goal, red] = within(screen.getByRole('list', { name: 'Doelpunten en kaarten' })).getAllByRole(
      'listitem',
    );
    expect(within(goal as HTMLElement).getByRole('img', { name: 'doelpunt' })).toBeInTheDocument();
    expect(red).toHaveTextContent('Porteous');
    expect(within(red as HTMLElement).getByRole('img', { name: 'rode kaart' })).toBeInTheDocument();
  });
});

describe('the substitutes', () => {
  it('can be opened', async () => {
    const press = jest.fn();
    render(
      <BenchList
        title="De bank"
        players={[
          {
            id: 1,
            name: 'Füllkrug',
            shirt: { nation: 'GER' },
            detail: 'in na 63′',
            points: '8',
            onPress: press,
          },
          { id: 2, name: 'Can', shirt: { nation: 'GER' }, detail: 'in na 81′', points: '7' },
        ]}
      />,
    );
    const bench = within(screen.getByRole('region', { name: /De bank/ }));
    await userEvent.click(bench.getByRole('button', { name: 'Füllkrug' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(bench.queryByRole('button', { name: 'Can' })).not.toBeInTheDocument();
  });
});
