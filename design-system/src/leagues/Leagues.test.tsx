import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LeagueSwitcher } from './LeagueSwitcher.js';
import { LeagueTable, type LeagueTableProps, type LeagueTeam } from './LeagueTable.js';

const team: LeagueTeam = {
  id: 1,
  rank: '1',
  name: 'Onder de Lat',
  manager: 'Sofie Vermeulen',
  left: { left: 3, text: 'nog 3 te spelen' },
  captain: { name: 'Mbappé', label: 'Kapitein' },
  week: { text: '+71,0', tone: 'plus' },
  total: '154,5',
  href: '/public/1',
};

const table = (props: Partial<LeagueTableProps> = {}) =>
  render(
    <LeagueTable
      caption="Klassement van De Kantine"
      headers={{
        rank: '#',
        move: '+/−',
        team: 'Ploeg',
        left: 'Nog te spelen',
        week: 'SD 2',
        total: 'Totaal',
      }}
      rows={[team]}
      ownLabel="Jouw ploeg"
      loadingLabel="Het klassement wordt geladen"
      {...props}
    />,
  );

describe('the table of a league', () => {
  it('has as many heads as cells, with and without duels', () => {
    const { unmount } = table();
    const count = (role: 'columnheader' | 'cell') => screen.getAllByRole(role, { hidden: true }).length;
    expect(count('cell')).toBe(count('columnheader'));
    unmount();
    table({
      headers: { rank: '#', move: '+/−', team: 'Ploeg', left: 'Nog', record: 'W-G-V', total: 'Totaal' },
      rows: [{ ...team, record: { text: '3-1-0', label: '3 gewonnen' } }],
    });
    expect(count('cell')).toBe(count('columnheader'));
  });

  it('says which row is one’s own, also when it is pinned', () => {
    table({ pinned: [{ ...team, id: 7, rank: '41', name: 'Tielemans & Zonen' }] });
    const own = screen.getByRole('row', { name: /Jouw ploeg: Tielemans & Zonen/ });
    expect(own).toHaveAttribute('data-own', 'true');
    expect(within(own).getByText('41')).toBeInTheDocument();
  });

  it('tells that it is on its way, without rows', () => {
    table({ loading: true, pinned: [team] });
    expect(screen.getByRole('status')).toHaveTextContent('Het klassement wordt geladen');
    expect(screen.queryByText('Onder de Lat')).not.toBeInTheDocument();
  });
});

it('the switcher marks the league that is shown, and those with something unread', async () => {
  const onPress = jest.fn();
  render(
    <LeagueSwitcher
      label="Jouw minicompetities"
      leagues={[
        { id: 1, name: 'De Kantine', detail: '8 ploegen', href: '/leagues/1', current: true },
        { id: 2, name: 'Boekhouding', detail: '23 ploegen', href: '/leagues/2', unreadLabel: 'Nieuw' },
      ]}
      extra={{ title: 'Toetreden', detail: 'met een code', onPress }}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('De Kantine');
  expect(screen.getByRole('link', { name: /Boekhouding.*Nieuw/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Toetreden/ }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
