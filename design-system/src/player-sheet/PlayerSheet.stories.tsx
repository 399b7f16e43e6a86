import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeftRight, LogOut } from 'lucide-react';
import { Card, CardHeader } from '../card/Card.js';
import { Chip, LiveDot } from '../chip/Chip.js';
import { Flag } from '../flag/Flag.js';
import { Difficulty, ListRow } from '../list-row/ListRow.js';
import { PointsBars } from '../points-bars/PointsBars.js';
import { MatchChoice, PointsBreakdown } from '../points-breakdown/PointsBreakdown.js';
import { BandIcon, PlayerSheet, SheetAction } from './PlayerSheet.js';

const lines = [
  ['Speelminuten, 60 of meer', '72 minuten', '+2'],
  ['Doelpunt (middenvelder)', '1 doelpunt', '+5'],
  ['Clean sheet (middenvelder)', 'geen tegendoelpunt terwijl hij speelde', '+1'],
  ['Meer duels gewonnen dan verloren', '2 gewonnen, 1 verloren', '+1'],
  ['Schoten naast doel, per twee', '2 schoten', '−1'],
  ['Skillindex', 'derde van de match', '+1'],
].map(([rule = '', detail, points = '']) => ({ id: rule, rule, detail, points }));

const meta = {
  title: 'Game/PlayerSheet',
  component: PlayerSheet,
  args: {
    open: true,
    onOpenChange: () => {},
    closeLabel: 'Sluiten',
    firstName: 'Jamal',
    lastName: 'Musiala',
    shirt: { nation: 'GER', number: 10 },
    line: 'Duitsland · middenvelder',
    detail: 'FC Bayern München · nr. 10',
    facts: [
      { value: '€ 8,5', caption: 'mln waarde' },
      { value: '9,0', caption: 'vorm' },
      { value: '41 %', caption: 'gekozen' },
      { value: '18', caption: 'punten' },
    ],
    actions: (
      <>
        <SheetAction icon={<BandIcon band="C" />} tone="go">
          Kapitein
        </SheetAction>
        <SheetAction icon={<BandIcon band="V" />} disabledReason="Musiala is al je vice-kapitein">
          Is al vice
        </SheetAction>
        <SheetAction icon={<ArrowLeftRight aria-hidden />}>Wissel</SheetAction>
        <SheetAction icon={<LogOut aria-hidden />} tone="danger">
          Uit het team
        </SheetAction>
      </>
    ),
    children: (
      <>
        <Card>
          <CardHeader
            title="Zo komt hij aan 9"
            aside={<Chip icon={<LiveDot $kind="provisional" />}>voorlopig</Chip>}
          />
          <MatchChoice
            label="Match"
            value={2}
            onChange={() => {}}
            options={[
              { id: 1, text: 'GER 5-1 SCO', detail: 'speeldag 1', points: '9' },
              { id: 2, text: 'GER 2-0 HUN', detail: 'speeldag 2', points: '9' },
            ]}
          />
          <PointsBreakdown
            caption="Punten van Musiala"
            lines={lines}
            sumText="Som"
            sumDetail="Vice-kapitein: telt ×1 want De Bruyne speelde"
            sum="9"
          />
        </Card>
        <Card>
          <CardHeader title="Volgende matchen" />
          <ul>
            <ListRow
              leading={<Flag nation="SUI" size={24} />}
              title="Zwitserland (uit)"
              detail="zo 23/06/24 · 21.00 u. · Frankfurt"
              trailing={<Difficulty level={3} text="gemiddeld" />}
            />
            <ListRow title="Achtste finale" detail="za 29/06 – di 02/07/24 · tegenstander nog niet bekend" />
          </ul>
        </Card>
        <Card>
          <CardHeader title="Punten per speeldag" />
          <PointsBars
            label="Punten per speeldag"
            height={128}
            legend={{ own: 'Musiala', average: 'gemiddelde middenvelder' }}
            matchdays={[1, 2, 3, 4, 5, 6, 7].map((number) => ({
              number,
              points: number < 3 ? 9 : null,
              text: '9',
              average: number < 3 ? 2.5 : undefined,
              label: number < 3 ? `speeldag ${number}: 9 punten` : `speeldag ${number}: nog te spelen`,
            }))}
          />
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof PlayerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Doubtful: Story = {
  args: { mark: 'doubtful', markText: 'Twijfelachtig: neusbreuk', detail: undefined, actions: undefined },
};
