import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../card/Card.js';
import { CardHeader } from '../card/CardHeader.js';
import { nightStripes, onNight } from '../tokens/mixins.js';
import { LineChart, PointsPerMatchday, RadarChart, RankHistoryChart, Sparkline, StepLine } from './index.js';

const Padded = styled.div`
  max-width: 480px;
  padding: 20px;
`;

const Night = styled.div`
  ${onNight}
  ${nightStripes}
  max-width: 720px;
  padding: 20px;
`;

const OnCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Padded>
    <Card>
      <CardHeader title={title} />
      <Padded>{children}</Padded>
    </Card>
  </Padded>
);

const matchdays = ['SD 1', 'SD 2', 'SD 3', 'SD 4', 'SD 5'];
const switchTexts = { table: 'Als tabel', chart: 'Als grafiek' };
const players = [
  { id: 1, name: 'Gakpo', values: [9, 3, 8, 13, 2] },
  { id: 2, name: 'Freuler', values: [7, 4, 6, 13, 2] },
  { id: 3, name: 'Ruiz', values: [14, 6, null, 11, 1] },
];

const meta = { title: 'Charts', component: LineChart } satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = {
  label: 'Punten per speeldag',
  places: matchdays,
  placeHead: 'Speeldag',
  series: players,
  write: String,
  none: 'niet gespeeld',
  peaks: true,
  switchTexts,
};

export const Lines: Story = {
  args: lines,
  render: (args) => (
    <OnCard title={args.label}>
      <LineChart {...args} />
    </OnCard>
  ),
};

export const LinesOnNight: Story = {
  args: { ...lines, onNight: true },
  render: (args) => (
    <Night>
      <LineChart {...args} />
    </Night>
  ),
};

const ranks = {
  label: 'Plaats per speeldag',
  matchdays: ['SD 1', '2', '3', '4', '5'],
  matchdayHead: 'Speeldag',
  write: (rank: number) => rank.toLocaleString('nl-BE'),
  none: 'geen plaats',
};

export const OwnRanks: Story = {
  args: lines,
  render: () => (
    <OnCard title={ranks.label}>
      <RankHistoryChart
        {...ranks}
        series={[{ id: 1, name: 'Tielemans & Zonen', ranks: [9804, 7120, 5560, 4254, 4218] }]}
      />
    </OnCard>
  ),
};

export const RanksOfALeague: Story = {
  args: lines,
  render: () => (
    <OnCard title={ranks.label}>
      <RankHistoryChart
        {...ranks}
        switchTexts={switchTexts}
        series={[
          { id: 1, name: 'Tielemans & Zonen', ranks: [4, 3, 3, 1, 1] },
          { id: 2, name: 'Onder de Lat', ranks: [1, 1, 2, 2, 3] },
          { id: 3, name: 'Friture Doku', ranks: [null, 4, 1, 3, 2] },
          { id: 4, name: 'Olmo Later', ranks: [2, 2, 4, 4, 4] },
        ]}
      />
    </OnCard>
  ),
};

export const Points: Story = {
  args: lines,
  render: () => (
    <OnCard title="Punten per speeldag">
      <PointsPerMatchday
        label="Punten per speeldag"
        matchdayHead="Speeldag"
        legend={{ own: 'Musiala', average: 'gemiddelde middenvelder', provisional: 'voorlopig' }}
        matchdays={[
          { number: 1, points: 9, text: '9', average: 3, averageText: '3' },
          { number: 2, points: null, absent: true, text: 'niet gespeeld', average: 2.5, averageText: '2,5' },
          { number: 3, points: -1, text: '−1', average: 2.2, averageText: '2,2' },
          {
            number: 4,
            points: 5,
            text: '5',
            average: 6,
            averageText: '6',
            provisional: true,
            selected: true,
          },
          { number: 5, points: null, text: 'nog te spelen' },
        ]}
      />
    </OnCard>
  ),
};

const profile = {
  label: 'Profiel t.e.m. speeldag 5',
  axisHead: 'Statistiek',
  axes: [
    { id: 'goals', name: 'Doelpunten', most: 4 },
    { id: 'assists', name: 'Assists', most: 4 },
    { id: 'chances', name: 'Grote kansen', most: 5 },
    { id: 'duels', name: 'Gewonnen duels', most: 18 },
    { id: 'recoveries', name: 'Recuperaties', most: 20 },
    { id: 'minutes', name: 'Minuten', most: 480 },
  ],
  series: [
    { id: 1, name: 'Gakpo', values: [3, 1, 3, 16, 10, 435] },
    { id: 2, name: 'Freuler', values: [1, 2, 1, 11, 11, 458] },
    { id: 3, name: 'Ruiz', values: [2, 2, 3, 4, 20, 363] },
  ].map((player) => ({ ...player, texts: player.values.map(String) })),
};

export const Radar: Story = {
  args: lines,
  render: () => (
    <OnCard title={profile.label}>
      <RadarChart {...profile} switchTexts={switchTexts} />
    </OnCard>
  ),
};

export const RadarOnNight: Story = {
  args: lines,
  render: () => (
    <Night>
      <RadarChart {...profile} onNight legend={false} />
    </Night>
  ),
};

export const Spark: Story = {
  args: lines,
  render: () => (
    <Padded>
      <Sparkline label="waarde: 8,5, 8,7, geen, 8,9, 9,2" values={[8.5, 8.7, null, 8.9, 9.2]} />
    </Padded>
  ),
};

export const ValueOverTime: Story = {
  args: lines,
  render: () => (
    <OnCard title="Waarde">
      <StepLine
        label="Waarde van Musiala"
        headers={{ from: 'Vanaf', value: 'Waarde' }}
        steps={[8.5, 8.7, 8.6, 8.9, 9.2].map((value, id) => ({
          id,
          from: `${14 + 4 * id}/06`,
          value,
          text: String(value).replace('.', ','),
        }))}
      />
    </OnCard>
  ),
};
