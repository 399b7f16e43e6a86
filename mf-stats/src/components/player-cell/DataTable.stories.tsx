import { Card, type Column, DataTable, type DataTableProps, EmptyState, Pager } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import { OwnershipBar, PointsSpark } from '@euro/game-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { PlayerCell } from './PlayerCell.js';

interface Example {
  id: number;
  name: string;
  nation: string;
  number: number;
  points: number;
  form: (number | null)[];
  value: string;
  goals: number;
  ownership: number;
}

const rows: Example[] = [
  {
    id: 1,
    name: 'Koundé',
    nation: 'FRA',
    number: 5,
    points: 41,
    form: [11, 9, 3, 6, 12],
    value: '€ 5,0',
    goals: 0,
    ownership: 29,
  },
  {
    id: 2,
    name: 'Maignan',
    nation: 'FRA',
    number: 16,
    points: 37,
    form: [7, 9, 3, 7, 11],
    value: '€ 5,0',
    goals: 0,
    ownership: 44,
  },
  {
    id: 3,
    name: 'Gakpo',
    nation: 'NED',
    number: 11,
    points: 35,
    form: [9, 3, 8, 13, 2],
    value: '€ 7,5',
    goals: 3,
    ownership: 38,
  },
  {
    id: 4,
    name: 'Ruiz',
    nation: 'ESP',
    number: 8,
    points: 32,
    form: [14, 6, null, 11, 1],
    value: '€ 6,5',
    goals: 2,
    ownership: 17,
  },
];

const columns: Column<Example>[] = [
  {
    key: 'name',
    header: 'Speler',
    rowHeader: true,
    phone: 'main',
    cell: (row) => (
      <PlayerCell name={row.name} shirt={row} detail={`${row.nation} · Verdediger`} onOpen={() => {}} />
    ),
  },
  {
    key: 'points',
    header: 'Punten',
    sortable: true,
    strong: true,
    align: 'end',
    phone: 'value',
    cell: (row) => row.points,
  },
  {
    key: 'form',
    header: 'Per speeldag',
    phone: 'detail',
    cell: (row) => (
      <PointsSpark
        points={row.form}
        average={8}
        label={`Punten per speeldag: ${row.form.join(', ')}`}
        width={72}
      />
    ),
  },
  { key: 'value', header: 'Waarde (mln)', sortable: true, align: 'end', cell: (row) => row.value },
  {
    key: 'goals',
    header: 'Doelp.',
    sortable: true,
    align: 'end',
    phoneText: 'doelp.',
    cell: (row) => row.goals,
  },
  {
    key: 'ownership',
    header: 'Gekozen door',
    sortable: true,
    align: 'end',
    phone: 'none',
    width: '160px',
    cell: (row) => <OwnershipBar percent={row.ownership} text={`${row.ownership} %`} />,
  },
];

const meta = {
  title: 'Display/DataTable',
  component: DataTable as (props: DataTableProps<Example>) => ReactNode,
  args: {
    caption: 'Spelers',
    columns,
    rows,
    rowKey: (row: Example) => row.id,
    sort: { key: 'points', direction: 'descending' },
    onSort: () => {},
    sortText: 'Sorteer op',
    summary: '646 spelers en coaches',
    loadingLabel: 'Spelers worden geladen',
    footer: (
      <Pager
        label="Bladeren"
        summary="1–4 van 622"
        page={3}
        pages={156}
        onPage={() => {}}
        previousLabel="Vorige"
        nextLabel="Volgende"
        pageLabel={(page) => `Pagina ${page}`}
      />
    ),
  },
  render: (args) => (
    <Sheet>
      <Wide>
        <Card>
          <DataTable {...args} />
        </Card>
      </Wide>
    </Sheet>
  ),
} satisfies Meta<(props: DataTableProps<Example>) => ReactNode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { loading: true, loadingRows: 4 } };
export const Empty: Story = {
  args: { footer: undefined, fallback: <EmptyState title="Niemand gevonden" text="Wis een filter." /> },
};
