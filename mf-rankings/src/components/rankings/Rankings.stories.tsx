import { Band, Card, EmptyState, ErrorState, LinkTabs, MoveArrow, Pager, Wrap } from '@euro/design-system';
import { Standings } from '@euro/game-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Bike, Ticket } from 'lucide-react';
import styled from 'styled-components';
import { Podium } from './Podium.js';
import { PodiumSkeleton } from './PodiumSkeleton.js';
import { type RankedTeam, rankColumns } from './rankColumns.js';

const move = (places: number) => ({
  move: places,
  label: places > 0 ? `${places} gestegen` : places < 0 ? `${-places} gezakt` : 'gelijk gebleven',
});
const bike = { icon: <Bike aria-hidden />, text: 'Koersfiets' };
const ticket = { icon: <Ticket aria-hidden />, text: 'Bon € 150' };

const rows: RankedTeam[] = (
  [
    ['1', 'Onder de Lat', 'Sofie Vermeulen', '71,0', '384,5', 2, true],
    ['2', 'Kwaremont United', 'Jonas De Backer', '64,5', '381,0', -1, false],
    ['3', 'Friture Doku', 'Amina El Idrissi', '80,0', '379,5', 5, true],
    ['=4', 'De Twaalfde Man', 'Wout Claes', '58,0', '377,0', 0, true],
    ['=4', 'Panenka aan Zee', 'Marie Lambrecht', '66,5', '377,0', 3, false],
    ['6', 'Olmo Later', 'Naam verborgen', '61,0', '375,5', -2, true],
    ['7', 'Het Kanon van Kortrijk', 'Stijn Vandenbroucke', '73,5', '374,0', 12, false],
  ] as const
).map(([rank, name, manager, week, total, places, premium]) => ({
  id: name,
  rank,
  name,
  manager,
  week,
  total,
  move: move(places),
  premiumLabel: premium ? 'Premium' : undefined,
  prize: rank === '1' ? bike : ticket,
  href: `#${name}`,
}));

const ownTeam: RankedTeam = {
  id: 'own',
  rank: '4.218',
  name: 'Tielemans & Zonen',
  manager: 'Lotte Van Damme',
  week: '58,5',
  total: '298,5',
  move: move(36),
  href: '#own',
};

const pager = (
  <Pager
    label="Bladeren"
    summary="1–7 van 48.213"
    page={1}
    pages={4822}
    onPage={() => {}}
    previousLabel="Vorige"
    nextLabel="Volgende"
    pageLabel={(page) => `Pagina ${page}`}
    pageText={(page) => page.toLocaleString('nl-BE')}
  />
);

const args = {
  caption: 'Algemeen klassement',
  columns: rankColumns({
    rank: 'Plaats',
    move: '+/−',
    team: 'Ploeg en manager',
    prize: 'Prijs',
    week: 'Speeldag 5',
    total: 'Totaal',
  }),
  rows,
  pinned: [ownTeam],
  ownLabel: 'Jouw ploeg',
  loadingLabel: 'De rangschikking wordt geladen',
  footer: pager,
};

const Padded = styled(Wrap)`
  padding-block: 24px;
`;

const meta = {
  title: 'Rankings/Standings',
  component: Standings<RankedTeam>,
  args,
  render: (args) => (
    <Padded>
      <Card>
        <Standings {...args} />
      </Card>
    </Padded>
  ),
} satisfies Meta<typeof Standings<RankedTeam>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithoutPrizes: Story = {
  args: { columns: rankColumns({ rank: 'Plaats', move: '+/−', team: 'Ploeg en manager', total: 'Totaal' }) },
};
export const Loading: Story = { args: { loading: true, pinned: [] } };
export const Refreshing: Story = { args: { refreshing: true } };
export const Empty: Story = {
  args: {
    footer: undefined,
    fallback: <EmptyState title="Geen ploeg gevonden" text="Zoek met een ander woord." />,
  },
};
export const Failed: Story = {
  args: {
    footer: undefined,
    fallback: (
      <ErrorState
        title="De rangschikking kwam niet door"
        text="Kijk je verbinding na en probeer opnieuw."
        retryText="Probeer opnieuw"
        onRetry={() => {}}
      />
    ),
  },
};

export const InBandWithPodium: Story = {
  render: () => (
    <Band
      light="podium"
      title="Rangschikking"
      subtitle="Na speeldag 5 · 48.213 ploegen"
      side={
        <Podium
          label="De eerste drie"
          teams={rows.slice(0, 3).map((team, at) => ({
            id: team.id,
            place: ([1, 2, 3] as const)[at] ?? 3,
            rank: team.rank,
            name: team.name,
            manager: team.manager,
            points: team.total,
            premiumLabel: team.premiumLabel,
            prize: at === 0 ? bike : ticket,
          }))}
        />
      }
    >
      <LinkTabs
        label="Rangschikkingen"
        tabs={[
          { href: '#general', text: 'Algemeen', current: true },
          { href: '#week', text: 'Speeldag' },
        ]}
      />
    </Band>
  ),
};

export const Moves: Story = {
  render: () => (
    <Padded>
      <MoveArrow {...move(36)} /> <MoveArrow {...move(-4)} /> <MoveArrow {...move(0)} />
    </Padded>
  ),
};

export const LoadingPodium: Story = {
  render: () => <Band title="Rangschikking" side={<PodiumSkeleton />} />,
};
