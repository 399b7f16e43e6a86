import { Band, Card, CardHeader } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import { CardMark, DayHeading, FixtureRow, GoalMark, Pitch } from '@euro/game-ui';
import { card, examples as p } from '@euro/game-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BenchList } from '../bench-list/BenchList.js';
import { MatchdayTiles } from './MatchdayTiles.js';
import { MatchdayTilesSkeleton } from './MatchdayTilesSkeleton.js';
import { MatchDay, MatchRow } from './MatchRow.js';
import { Scoreboard } from './Scoreboard.js';
import { ScorersList } from './ScorersList.js';

const meta = {
  title: 'Matches/Parts',
  component: MatchdayTiles,
  args: { label: 'Speeldagen', tiles: [] },
} satisfies Meta<typeof MatchdayTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

const stages = [
  'Groepsfase',
  'Groepsfase',
  'Groepsfase',
  'Achtste finales',
  'Kwartfinales',
  'Halve finales',
  'Finale',
];

export const Tiles: Story = {
  render: () => (
    <Band title="Matchen" subtitle="Na de deadline ligt je opstelling vast.">
      <MatchdayTiles
        label="Speeldagen"
        onSelect={() => {}}
        tiles={stages.map((stage, at) => ({
          id: at + 1,
          title: `Speeldag ${at + 1}`,
          stage,
          date: at === 5 ? 'Nog 1 d 04 u' : 'za 29/06 · 18.00 u.',
          state: at < 5 ? 'done' : at === 5 ? 'next' : 'future',
          selected: at === 3,
        }))}
      />
    </Band>
  ),
};

export const Day: Story = {
  render: () => (
    <Sheet $width={600}>
      <Wide>
        <Card>
          <MatchDay>zondag 30/06/24</MatchDay>
          <ul>
            <MatchRow
              home={{ nation: 'ENG', name: 'Engeland', result: 'won' }}
              away={{ nation: 'SVK', name: 'Slowakije', result: 'lost' }}
              score="2–1"
              note="na verlengingen"
              label="Engeland – Slowakije, 2–1 na verlengingen"
              href="#match"
            />
            <MatchRow
              home={{ nation: 'BEL', name: 'België' }}
              away={{ nation: 'ROU', name: 'Roemenië' }}
              score="2–0"
              live
              note="live · 85′"
              label="België – Roemenië, 2–0, live, minuut 85"
              href="#match"
            />
            <MatchRow
              home={{ nation: 'ESP', name: 'Spanje' }}
              away={{ nation: 'GEO', name: 'Georgië' }}
              time="21:00"
              label="Spanje – Georgië, 21:00"
            />
          </ul>
        </Card>
      </Wide>
    </Sheet>
  ),
};

export const Fixtures: Story = {
  render: () => (
    <Sheet $width={420}>
      <Wide>
        <Card>
          <CardHeader title="Jouw spelers op speeldag 3" />
          <DayHeading>zondag 23/06/24</DayHeading>
          <ul>
            <FixtureRow
              time="21.00"
              home="SUI"
              away="GER"
              label="Zwitserland – Duitsland"
              href="#match"
              shirts={[
                { id: 1, nation: 'SUI', number: 10 },
                { id: 2, nation: 'GER', number: 10 },
                { id: 3, nation: 'GER', number: 18 },
                { id: 4, nation: 'GER', number: 7 },
              ]}
              shirtsLabel="Xhaka, Musiala, Mittelstädt, Havertz"
            />
            <FixtureRow time="einde" home="ESP" away="ITA" score="1-0" label="Spanje – Italië, 1-0" />
          </ul>
        </Card>
      </Wide>
    </Sheet>
  ),
};

export const Match: Story = {
  render: () => (
    <>
      <Band>
        <Scoreboard
          title="Duitsland – Schotland, 5-1"
          home={{ nation: 'GER', name: 'Duitsland', goals: 5 }}
          away={{ nation: 'SCO', name: 'Schotland', goals: 1 }}
          status="Einde · rust 3–0"
          line="Groep A · speeldag 1 · vrijdag 14/06/24 · 21.00 u. · Munich Football Arena"
        />
      </Band>
      <Sheet $width={600}>
        <Wide>
          <Card $padded>
            <ScorersList
              label="Doelpunten en kaarten"
              events={[
                {
                  id: 1,
                  side: 'home',
                  kind: 'goal',
                  kindLabel: 'doelpunt',
                  name: 'Wirtz',
                  detail: 'assist Kimmich',
                  minute: '10′',
                },
                { id: 2, side: 'away', kind: 'red', kindLabel: 'rode kaart', name: 'Porteous' },
                {
                  id: 3,
                  side: 'away',
                  kind: 'goal',
                  kindLabel: 'doelpunt',
                  name: 'Rüdiger',
                  detail: 'owngoal',
                },
              ]}
            />
          </Card>
        </Wide>
        <Wide>
          <Card>
            <Pitch
              dense
              label="Duitsland"
              rows={[
                [card(p.mamardashvili, { points: '2' })],
                [
                  card(p.mittelstaedt, { points: '2' }),
                  card(p.gvardiol, { points: '2', events: <CardMark colour="yellow" label="gele kaart" /> }),
                  card(p.cucurella, {
                    points: '−2',
                    tone: 'negative',
                    events: <CardMark colour="red" label="rode kaart" />,
                  }),
                  card(p.dumfries, { points: '6' }),
                ],
                [
                  card(p.xhaka, { points: '2' }),
                  card(p.kante, { points: '4' }),
                  card(p.ruiz, { points: '1' }),
                  card(p.deBruyne, { points: '7', events: <GoalMark label="doelpunt" /> }),
                  card(p.musiala, { points: '9', tone: 'best', events: <GoalMark label="doelpunt" /> }),
                ],
                [card(p.mbappe, { points: '13', tone: 'best' })],
              ]}
            />
            <BenchList
              title="De bank"
              players={[
                {
                  id: 1,
                  name: 'Füllkrug',
                  shirt: { nation: 'GER', number: 9 },
                  detail: 'in na 63′ · aanvaller',
                  events: <GoalMark label="doelpunt" />,
                  points: '8',
                  onPress: () => {},
                },
                {
                  id: 2,
                  name: 'Can',
                  shirt: { nation: 'GER', number: 25 },
                  detail: 'in na 81′ · middenvelder',
                  points: '7',
                },
              ]}
            />
          </Card>
        </Wide>
      </Sheet>
    </>
  ),
};

export const BeforeKickOff: Story = {
  render: () => (
    <Band>
      <Scoreboard
        title="Spanje – Frankrijk, 21:00"
        home={{ nation: 'ESP', name: 'Spanje' }}
        away={{ nation: 'FRA', name: 'Frankrijk' }}
        time="21:00"
        line="Halve finale · dinsdag 09/07/24"
      />
    </Band>
  ),
};

export const LoadingMatchdays: Story = {
  render: () => (
    <Band title="Matchen">
      <MatchdayTilesSkeleton />
    </Band>
  ),
};
