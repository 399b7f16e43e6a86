import { Card, CardHeader, Chip, Flag, ListRow, LiveDot } from '@euro/design-system';
import { PointsPerMatchday, StepLine } from '@euro/design-system/charts';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeftRight, LogOut } from 'lucide-react';
import styled from 'styled-components';
import { Difficulty } from '../fixture-row/Difficulty.js';
import { FormBars } from '../form-bars/FormBars.js';
import { MatchChoice, PointsBreakdown } from '../points-breakdown/PointsBreakdown.js';
import { BandIcon, PlayerSheet, SheetAction } from './PlayerSheet.js';
import { StatGrid } from './StatGrid.js';

const lines = [
  ['Speelminuten, 60 of meer', '72 minuten', '+2'],
  ['Doelpunt (middenvelder)', '1 doelpunt', '+5'],
  ['Clean sheet (middenvelder)', 'geen tegendoelpunt terwijl hij speelde', '+1'],
  ['Meer duels gewonnen dan verloren', '2 gewonnen, 1 verloren', '+1'],
  ['Schoten naast doel, per twee', '2 schoten', '−1'],
  ['Skillindex', 'derde van de match', '+1'],
].map(([rule = '', detail, points = '']) => ({ id: rule, rule, detail, points }));

const Padded = styled.div`
  padding: 12px 16px 16px;
`;

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
      {
        value: '9,0',
        caption: 'vorm',
        picture: <FormBars points={[9, 9]} places={3} width={22} label="punten per speeldag: 9, 9" />,
      },
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
            aside={
              <Chip tone="positive" icon={<LiveDot $kind="surface" />}>
                live · 72′
              </Chip>
            }
          />
          <MatchChoice
            label="Match"
            value={2}
            onChange={() => {}}
            options={[
              { id: 1, text: 'GER 5-1 SCO', detail: 'speeldag 1', points: '9' },
              { id: 2, text: 'GER 2-0 HUN', detail: 'speeldag 2', points: '9', live: true },
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
          <Padded>
            <PointsPerMatchday
              label="Punten per speeldag"
              matchdayHead="Speeldag"
              height={128}
              legend={{ own: 'Musiala', average: 'gemiddelde middenvelder' }}
              matchdays={[1, 2, 3, 4, 5, 6, 7].map((number) => ({
                number,
                points: number < 3 ? 9 : null,
                text: number < 3 ? '9' : 'nog te spelen',
                average: number < 3 ? 2.5 : undefined,
              }))}
            />
          </Padded>
        </Card>
        <Card>
          <CardHeader title="Dit toernooi" />
          <StatGrid
            stats={[
              { id: 'matches', name: 'Matchen', value: '2' },
              { id: 'minutes', name: 'Speelminuten', value: '146' },
              { id: 'goals', name: 'Doelpunten', value: '2' },
              { id: 'duels', name: 'Duels gewonnen en verloren', value: '5–4' },
            ]}
          />
        </Card>
        <Card>
          <CardHeader title="Waarde" />
          <Padded>
            <StepLine
              label="Waarde van Musiala"
              headers={{ from: 'Vanaf', value: 'Waarde' }}
              steps={[
                { id: 1, from: '14/06', value: 8.3, text: '8,3' },
                { id: 2, from: '19/06', value: 8.5, text: '8,5' },
              ]}
            />
          </Padded>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof PlayerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongName: Story = {
  args: {
    firstName: 'Giorgi',
    lastName: 'Mamardashvili',
    shirt: { nation: 'GEO', number: 25, variant: 'keeper' },
  },
};
export const Doubtful: Story = {
  args: {
    status: { mark: 'doubtful', text: 'Twijfelachtig: neusbreuk', detail: 'DFB · vandaag 10.40 u.' },
    detail: undefined,
    actions: undefined,
  },
};
