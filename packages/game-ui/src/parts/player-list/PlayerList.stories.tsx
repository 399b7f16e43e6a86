import { Card, CardHeader, Chip, EmptyState, Pager } from '@euro/design-system';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlayerList } from './PlayerList.js';
import { PlayerRow, type PlayerRowProps } from './PlayerRow.js';

const row = (
  name: string,
  nation: string,
  number: number,
  value: string,
  form: number[],
  ownership: number,
  more: Partial<PlayerRowProps> = {},
): PlayerRowProps => ({
  name,
  shirt: { nation, number },
  nationName: nation,
  opponent: 'POL (t)',
  opponentSpoken: 'thuis tegen Polen',
  form,
  formLabel: `punten per speeldag: ${form.join(', ')}`,
  value,
  ownership,
  ownershipText: `${ownership} %`,
  ownershipSpoken: `gekozen door ${ownership} procent`,
  action: 'add',
  actionLabel: `Kies ${name}`,
  onAction: () => {},
  onOpen: () => {},
  ...more,
});

const warning = { reason: 'Zo hou je maar € 3,8 mln per plaats over', reasonTone: 'warning' } as const;
const players = [
  row('Mbappé', 'FRA', 10, '€ 10,0', [2, 0], 44, {
    ...warning,
    mark: 'doubtful',
    markLabel: 'twijfelachtig',
  }),
  row('Ronaldo', 'POR', 7, '€ 10,0', [2, 5], 41, warning),
  row('Lukaku', 'BEL', 10, '€ 9,0', [2, 6], 29, {
    action: 'in',
    actionLabel: 'Lukaku is in je team',
    onAction: undefined,
    reason: 'Al in je team',
  }),
  row('Morata', 'ESP', 7, '€ 8,5', [7, 2], 24),
  row('Kvaratskhelia', 'GEO', 7, '€ 8,5', [2, 2], 12),
  row('Havertz', 'GER', 7, '€ 8,0', [13, 1], 33),
  row('Trossard', 'BEL', 9, '€ 7,5', [2, 1], 9, {
    action: 'locked',
    actionLabel: 'Trossard kan niet',
    reason: 'Max. 3 uit België: coach telt mee',
  }),
  row('Yamal', 'ESP', 19, '€ 6,5', [6, 3], 31, { action: 'swap', actionLabel: 'Wissel met Yamal' }),
];

const meta = {
  title: 'Game/PlayerList',
  component: PlayerList,
  args: {
    label: 'Aanvallers',
    loadingLabel: 'Spelers worden geladen',
    children: players.map((player) => <PlayerRow key={player.name} {...player} />),
    footer: (
      <Pager
        label="Bladeren"
        summary="1–8 van 146"
        page={1}
        pages={15}
        onPage={() => {}}
        previousLabel="Vorige"
        nextLabel="Volgende"
      />
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 520, marginInline: 'auto', containerType: 'inline-size' }}>
      <Card>
        <CardHeader title="Kies een aanvaller" aside={<Chip>AA 1/3</Chip>} />
        <PlayerList {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof PlayerList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Refreshing: Story = { args: { refreshing: true } };
export const Loading: Story = { args: { loading: true, loadingRows: 6, footer: undefined } };
export const Empty: Story = {
  args: {
    footer: undefined,
    fallback: <EmptyState title="Niemand gevonden" text="Zoek breder of wis de filters." />,
  },
};
