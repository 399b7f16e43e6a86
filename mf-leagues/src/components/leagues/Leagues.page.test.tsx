import { Standings, type StandingsProps } from '@euro/game-ui';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LeagueSwitcher } from './LeagueSwitcher.js';
import { type LeagueTeam, leagueColumns } from './leagueColumns.js';

const team: LeagueTeam = {
  id: 1,
  rank: '1',
  name: 'Onder de Lat',
  manager: 'Sofie Vermeulen',
  left: { left: 3, starters: 11, text: 'nog 3 te spelen', short: 'nog 3' },
  captain: { name: 'Mbappé', label: 'Kapitein' },
  week: { text: '+71,0', tone: 'plus' },
  total: '154,5',
  href: '/public/1',
};

const heads = {
  rank: '#',
  move: '+/−',
  team: 'Ploeg',
  left: 'Nog te spelen',
  week: 'SD 2',
  total: 'Totaal',
};

const table = (props: Partial<StandingsProps<LeagueTeam>> = {}) =>
  render(
    <Standings
      short
      caption="Klassement van De Kantine"
      columns={leagueColumns(heads, [{ move: 1, leftToPlay: 4 }])}
      rows={[team]}
      ownLabel="Jouw ploeg"
      loadingLabel="Het klassement wordt geladen"
      {...props}
    />,
  );

describe('the table of a league', () => {
  const texts = (role: 'columnheader' | 'cell') =>
    screen.getAllByRole(role, { hidden: true }).map(({ textContent }) => textContent);

  it('shows the captain, the players still to play, and the points of the matchday', () => {
    table();
    expect(texts('columnheader')).toEqual(Object.values(heads));
    expect(texts('cell')).toEqual([
      '1',
      '',
      'Onder de LatSofie Vermeulennog 3nog 3 te spelenCKapitein: Mbappé',
      'nog 3 te spelen',
      '+71,0',
      '154,5+71,0',
    ]);
  });

  it('counts duels instead of a matchday', () => {
    const { week: _, ...others } = heads;
    table({
      columns: leagueColumns({ ...others, record: 'W-G-V' }, [{ move: 1, leftToPlay: 4 }]),
      rows: [{ ...team, record: { text: '3-1-0', label: '3 gewonnen' } }],
    });
    expect(texts('columnheader')).toEqual(['#', '+/−', 'Ploeg', 'Nog te spelen', 'W-G-V', 'Totaal']);
    expect(texts('cell').slice(4)).toEqual(['3-1-03 gewonnen', '154,5']);
  });

  it('marks the own row, also when it is pinned', () => {
    table({ pinned: [{ ...team, id: 7, rank: '41', name: 'Tielemans & Zonen' }] });
    const ownRow = screen.getByRole('row', { name: /Jouw ploeg: Tielemans & Zonen/ });
    expect(ownRow).toHaveAttribute('data-own', 'true');
    expect(within(ownRow).getByText('41')).toBeInTheDocument();
  });

  it('shows no rows while it loads', () => {
    table({ loading: true, pinned: [team] });
    expect(screen.getByRole('status')).toHaveTextContent('Het klassement wordt geladen');
    expect(screen.queryByText('Onder de Lat')).not.toBeInTheDocument();
  });
});

it('the switcher marks the current league, and those with unread messages', async () => {
  const onPress = jest.fn();
  render(
    <LeagueSwitcher
      label="Jouw minicompetities"
      leagues={[
        { id: 1, name: 'De Kantine', detail: '8 ploegen', href: '/leagues/1', current: true },
        { id: 2, name: 'Boekhouding', detail: '23 ploegen', href: '/leagues/2', unreadLabel: 'Nieuw' },
      ]}
      extras={[{ title: 'Toetreden', detail: 'met een code', onPress }]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('De Kantine');
  expect(screen.getByRole('link', { name: /Boekhouding.*Nieuw/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Toetreden/ }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
