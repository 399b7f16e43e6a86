import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Column } from './column.js';
import { DataTable, type DataTableProps } from './DataTable.js';

interface Row {
  name: string;
  goals: number;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Speler', cell: ({ name }) => name, rowHeader: true, sortable: true, phone: 'main' },
  {
    key: 'goals',
    header: 'Doelp.',
    label: 'Doelpunten',
    cell: ({ goals }) => goals,
    sortable: true,
    align: 'end',
  },
  { key: 'bars', header: 'Per speeldag', cell: () => '–' },
];

function draw(more: Partial<DataTableProps<Row>> = {}) {
  const sorted: string[] = [];
  render(
    <DataTable
      caption="Stats"
      columns={columns}
      rows={[{ name: 'Musiala', goals: 2 }]}
      rowKey={({ name }) => name}
      sort={{ key: 'goals', direction: 'descending' }}
      onSort={(key) => sorted.push(key)}
      sortText="Sorteer op"
      orderText="Hoogste eerst"
      loadingLabel="Laden"
      {...more}
    />,
  );
  return sorted;
}

/** A head by its text; jsdom has no container queries and leaves the heads hidden. */
const head = (text: string) => screen.getByText(text, { ignore: 'option' }).closest('th');

describe('a table', () => {
  it('marks the sorted column and its direction', () => {
    draw();
    expect(head('Doelp.')?.getAttribute('aria-sort')).toBe('descending');
    expect(head('Speler')?.getAttribute('aria-sort')).toBeNull();
  });

  it('has the full name of an abbreviated head', () => {
    draw();
    expect(screen.getByText('Doelp.').getAttribute('aria-hidden')).toBe('true');
    expect(within(screen.getByRole('table')).getByText('Doelpunten')).toBeTruthy();
  });

  it('is sorted by a head and by the select for phones, and in reverse', async () => {
    const sorted = draw();
    await userEvent.click(screen.getByText('Speler', { selector: 'button > span' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sorteer op' }), 'Speler');
    await userEvent.click(screen.getByRole('button', { name: 'Hoogste eerst' }));
    expect(sorted).toEqual(['name', 'name', 'goals']);
  });

  it('names its rows', () => {
    draw();
    const row = screen.getByRole('row', { name: /Musiala/ });
    expect(within(row).getByRole('rowheader', { name: 'Musiala' })).toBeTruthy();
  });

  it('shows a skeleton while loading, and a fallback instead of rows', () => {
    draw({ loading: true });
    expect(screen.getByRole('status').textContent).toBe('Laden');
    expect(screen.queryByText('Musiala')).toBeNull();
  });

  it('has room for a message instead of rows', () => {
    draw({ fallback: <p>Geen spelers gevonden</p> });
    expect(screen.getByText('Geen spelers gevonden')).toBeTruthy();
    expect(screen.queryByText('Musiala')).toBeNull();
  });
});
