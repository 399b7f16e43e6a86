import { Band, Card, EmptyState } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import { Standings } from '@euro/game-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InviteCode } from './InviteCode.js';
import { LeagueCover } from './LeagueCover.js';
import { LeagueSwitcher } from './LeagueSwitcher.js';
import { type LeagueTeam, leagueColumns } from './leagueColumns.js';

const rows: LeagueTeam[] = (
  [
    ['1', 1, 'Onder de Lat', 'Sofie Vermeulen', 3, 71, '154,5', true],
    ['2', 4, 'Tielemans & Zonen', 'Lotte Van Damme', 4, 62.5, '149,0', false],
    ['=3', -1, 'Kwaremont United', 'Jonas De Backer', 2, -2, '147,5', false],
    ['=3', 0, 'Een ploeg met een heel erg lange naam die niet past', 'Naam verborgen', 11, 0, '147,5', true],
  ] as const
).map(([rank, move, name, manager, left, week, total, premium]) => ({
  id: name,
  rank,
  name,
  manager,
  total,
  move: { move, label: `${move} plaatsen` },
  premiumLabel: premium ? 'Premium' : undefined,
  left: { left, starters: 11, text: `nog ${left} te spelen`, short: `nog ${left}` },
  captain: { name: 'Mbappé', label: 'Kapitein' },
  week: {
    text: week > 0 ? `+${week}` : String(week),
    tone: week > 0 ? ('plus' as const) : week < 0 ? ('minus' as const) : ('zero' as const),
  },
  href: `#${name}`,
  own: name.startsWith('Tielemans'),
}));

const heads = {
  rank: '#',
  move: '+/−',
  team: 'Ploeg',
  left: 'Nog te spelen',
  week: 'SD 2',
  total: 'Totaal',
};
const table = {
  caption: 'Klassement van De Kantine',
  columns: leagueColumns(heads, [{ move: 1, leftToPlay: 4 }]),
  short: true,
  ownLabel: 'Jouw ploeg',
  loadingLabel: 'Het klassement wordt geladen',
};
const pinned = rows.slice(1, 2).map((row) => ({ ...row, rank: '41' }));

export default { title: 'Leagues' } satisfies Meta;

/** The own leagues on the band, and joining one more. */
export const Switcher: StoryObj = {
  render: () => (
    <Band title="Minicompetitie">
      <LeagueSwitcher
        label="Jouw minicompetities"
        leagues={[
          { id: 1, name: 'De Kantine', detail: '8 ploegen · jij 2e in totaal', href: '#1', current: true },
          {
            id: 2,
            name: 'Team Boekhouding',
            detail: '23 ploegen · jij 11e in totaal',
            href: '#2',
            unreadLabel: 'Nieuwe berichten',
          },
        ]}
        extras={[{ title: 'Toetreden', detail: 'met een code', onPress: () => {} }]}
      />
    </Band>
  ),
};

/** A league's head and table: with the own row, pinned, head-to-head, loading and empty. */
export const Tables: StoryObj = {
  render: () => (
    <Sheet>
      <Wide>
        <Card>
          <LeagueCover name="De Kantine" detail="Beheerder: Sofie Vermeulen · vanaf speeldag 1" />
          <Standings {...table} rows={rows} />
        </Card>
      </Wide>
      <Wide>
        <Card>
          <Standings
            {...table}
            caption="Duels van De Kantine"
            columns={leagueColumns({ ...heads, record: 'W-G-V' }, [{ move: 1, leftToPlay: 4 }])}
            rows={rows.slice(0, 1).map((row) => ({
              ...row,
              record: { text: '3-1-0', label: '3 gewonnen, 1 gelijk, 0 verloren' },
            }))}
            pinned={pinned}
          />
        </Card>
      </Wide>
      <Wide>
        <Card>
          <Standings {...table} rows={[]} loading loadingRows={3} />
        </Card>
      </Wide>
      <Wide>
        <Card>
          <Standings {...table} rows={[]} fallback={<EmptyState title="Nog geen punten" />} />
        </Card>
      </Wide>
    </Sheet>
  ),
};

/** The cards beside the table. */
export const Cards: StoryObj = {
  render: () => (
    <Sheet $width={480}>
      <Card $padded data-wide="">
        <InviteCode
          code="K7PX-M2QD-9VTE"
          label="Uitnodigingscode"
          copyText="Kopieer code"
          copiedText="Gekopieerd"
          isCopied={false}
          onCopy={() => {}}
          shareText="Deel link"
          onShare={() => {}}
        />
      </Card>
    </Sheet>
  ),
};
