import { render, screen, within } from '@testing-library/react';
import { Podium } from './Podium.js';
import { type RankedTeam, RankTable, type RankTableProps } from './RankTable.js';

const teams: RankedTeam[] = [
  {
    id: 1,
    rank: '1',
    move: { move: 2, label: '2 gestegen' },
    name: 'Onder de Lat',
    manager: 'Sofie Vermeulen',
    premiumLabel: 'Premium',
    week: '71,0',
    total: '384,5',
    href: '/public/1',
  },
  { id: 2, rank: '=4', name: 'Panenka aan Zee', manager: 'Naam verborgen', week: '66,5', total: '377,0' },
];

const own: RankedTeam = { id: 9, rank: '4.218', name: 'Tielemans & Zonen', manager: 'Lotte', total: '298,5' };

const table = (props: Partial<RankTableProps> = {}) =>
  render(
    <RankTable
      caption="Algemeen klassement"
      headers={{ rank: 'Plaats', move: '+/−', team: 'Ploeg', week: 'Speeldag 5', total: 'Totaal' }}
      rows={teams}
      loadingLabel="De rangschikking wordt geladen"
      {...props}
    />,
  );

describe('a ranking', () => {
  // Below 700 px heads and the matchday's points are not shown, and jsdom knows no width.
  const cellsOf = (row: HTMLElement | undefined) =>
    row ? within(row).getAllByRole('cell', { hidden: true }) : [];

  it('is a table with a row for each team', () => {
    table();
    expect(screen.getByRole('table', { name: 'Algemeen klassement' })).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('row');
    expect(cellsOf(first).map((cell) => cell.textContent)).toEqual([
      '1',
      '22 gestegen',
      'Onder de LatSofie Vermeulen',
      '71,0',
      '384,5',
    ]);
    expect(cellsOf(second)[0]).toHaveTextContent('=4');
  });

  it('has as many heads as cells', () => {
    table();
    const heads = screen.getAllByRole('columnheader', { hidden: true });
    expect(cellsOf(screen.getAllByRole('row')[0])).toHaveLength(heads.length);
  });

  it('links a team to its page and names its crown', () => {
    table();
    expect(screen.getByRole('link', { name: /Onder de Lat/ })).toHaveAttribute('href', '/public/1');
    expect(screen.getByRole('img', { name: 'Premium' })).toBeInTheDocument();
  });

  it('moves no row when teams change places', () => {
    const { rerender } = table();
    const rows = screen.getAllByRole('row');
    const headers = { rank: 'Plaats', team: 'Ploeg', total: 'Totaal' };
    const others = {
      caption: 'Algemeen klassement',
      headers,
      loadingLabel: 'De rangschikking wordt geladen',
    };
    rerender(<RankTable {...others} rows={teams.toReversed()} />);
    expect(screen.getAllByRole('row')).toEqual(rows);
    expect(rows[0]).toHaveTextContent('Panenka aan Zee');
  });

  it('keeps one’s own team in view and says that it is', () => {
    table({ ownRow: own, ownLabel: 'Jouw ploeg' });
    expect(screen.getByRole('row', { name: /Jouw ploeg: Tielemans & Zonen/ })).toHaveTextContent('4.218');
  });

  it('waits with bones of the final size', () => {
    table({ loading: true, ownRow: own, footer: <p>bladeren</p> });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('De rangschikking wordt geladen');
    expect(screen.queryByText('Onder de Lat')).not.toBeInTheDocument();
    expect(screen.queryByText('Tielemans & Zonen')).not.toBeInTheDocument();
  });

  it('shows what stands in for rows', () => {
    table({ fallback: <p>Geen ploeg gevonden</p> });
    expect(screen.getByText('Geen ploeg gevonden')).toBeInTheDocument();
    expect(screen.queryByText('Onder de Lat')).not.toBeInTheDocument();
  });
});

describe('the podium', () => {
  it('reads from first to third', () => {
    render(
      <Podium
        label="De eerste drie"
        teams={([1, 2, 3] as const).map((place) => ({
          id: place,
          place,
          rank: String(place),
          name: `Ploeg ${place}`,
          manager: 'Iemand',
          points: '380,0',
        }))}
      />,
    );
    const names = within(screen.getByRole('list', { name: 'De eerste drie' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent?.slice(0, 7));
    expect(names).toEqual(['Ploeg 1', 'Ploeg 2', 'Ploeg 3']);
  });
});
