import { render, screen, within } from '@testing-library/react';
import { Standings, type StandingsColumn, type StandingsProps, type StandingsTeam } from './Standings.js';

interface Team extends StandingsTeam {
  manager: string;
  week?: string;
}

const teams: Team[] = [
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

const own: Team = { id: 9, rank: '4.218', name: 'Tielemans & Zonen', manager: 'Lotte', total: '298,5' };

const columns: StandingsColumn<Team>[] = [
  { id: 'rank', head: 'Plaats', width: 64 },
  { id: 'move', head: '+/−', width: 56 },
  { id: 'team', head: 'Ploeg', cell: ({ manager }) => <small>{manager}</small> },
  { id: 'week', head: 'Speeldag 5', width: 96, end: true, cell: ({ week }) => week },
  { id: 'total', head: 'Totaal', width: 112 },
];

const all: StandingsProps<Team> = {
  caption: 'Algemeen klassement',
  columns,
  rows: teams,
  ownLabel: 'Jouw ploeg',
  loadingLabel: 'De rangschikking wordt geladen',
};

const table = (props: Partial<StandingsProps<Team>> = {}) => render(<Standings {...all} {...props} />);

// On narrow containers heads and columns of the section are hidden, and jsdom has no widths.
const cellsOf = (row: HTMLElement | undefined) =>
  row ? within(row).getAllByRole('cell', { hidden: true }) : [];

describe('a table of teams', () => {
  it('has a row for each team', () => {
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

  it('has as many heads as cells; a column without a head is omitted', () => {
    const narrowColumns = columns.filter(({ id }) => id !== 'move' && id !== 'week');
    const { rerender } = table();
    const heads = () => screen.getAllByRole('columnheader', { hidden: true });
    expect(heads().map(({ textContent }) => textContent)).toEqual(columns.map(({ head }) => head));
    expect(cellsOf(screen.getAllByRole('row')[0])).toHaveLength(columns.length);
    const withoutHeads = columns.map((column) =>
      narrowColumns.includes(column) ? column : { ...column, head: undefined },
    );
    rerender(<Standings {...all} columns={withoutHeads} />);
    expect(heads().map(({ textContent }) => textContent)).toEqual(narrowColumns.map(({ head }) => head));
    expect(cellsOf(screen.getAllByRole('row')[0])).toHaveLength(narrowColumns.length);
  });

  it('links a team to its page and names its crown', () => {
    table();
    expect(screen.getByRole('link', { name: /Onder de Lat/ })).toHaveAttribute('href', '/public/1');
    expect(screen.getByRole('img', { name: 'Premium' })).toBeInTheDocument();
  });

  it('renders a section’s own content below the total', () => {
    table({
      columns: columns.map((column) =>
        column.id === 'total' ? { ...column, cell: ({ week }) => <em>{week}</em> } : column,
      ),
    });
    expect(cellsOf(screen.getAllByRole('row')[0]).at(-1)).toHaveTextContent('384,571,0');
  });

  it('moves no row when teams change places', () => {
    const { rerender } = table();
    const rows = screen.getAllByRole('row');
    rerender(<Standings {...all} rows={teams.toReversed()} />);
    expect(screen.getAllByRole('row')).toEqual(rows);
    expect(rows[0]).toHaveTextContent('Panenka aan Zee');
  });

  it('always shows and marks the own team', () => {
    table({ pinned: [own] });
    const pinned = screen.getByRole('row', { name: /Jouw ploeg: Tielemans & Zonen/ });
    expect(pinned).toHaveTextContent('4.218');
    expect(pinned).toHaveAttribute('data-own', 'true');
  });

  it('marks it at its place among the others, too', () => {
    table({ rows: [...teams, { ...own, own: true }] });
    expect(screen.getAllByText('Jouw ploeg:')).toHaveLength(1);
    expect(screen.getByRole('row', { name: /Jouw ploeg: Tielemans/ })).toHaveAttribute('data-own', 'true');
  });

  it('shows a skeleton while it loads', () => {
    table({ loading: true, pinned: [own], footer: <p>bladeren</p> });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('De rangschikking wordt geladen');
    expect(screen.queryByText('Onder de Lat')).not.toBeInTheDocument();
    expect(screen.queryByText('Tielemans & Zonen')).not.toBeInTheDocument();
  });

  it('shows a message instead of rows', () => {
    table({ fallback: <p>Geen ploeg gevonden</p>, pinned: [own] });
    expect(screen.getByText('Geen ploeg gevonden')).toBeInTheDocument();
    expect(screen.queryByText('Onder de Lat')).not.toBeInTheDocument();
    expect(screen.queryByText('Tielemans & Zonen')).not.toBeInTheDocument();
  });
});
