import { LineChart, RadarChart, SeriesKey } from '@euro/design-system/charts';
import { Sheet, Wide } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CompareTable, CompareValue } from './CompareTable.js';
import { CompareTick } from './CompareTick.js';
import { type ComparedPlayer, CompareTray } from './CompareTray.js';

const PLAYERS = [
  { name: 'Gakpo', nation: 'NED', number: 11, value: '€ 7,5 mln', points: [9, 3, 8, 13, 2] },
  { name: 'Freuler', nation: 'SUI', number: 8, value: '€ 8,0 mln', points: [7, 4, 6, 13, 2] },
  { name: 'Ruiz', nation: 'ESP', number: 8, value: '€ 6,5 mln', points: [14, 6, null, 11, 1] },
  { name: 'Calhanoglu', nation: 'TUR', number: 10, value: '€ 8,0 mln', points: [4, 2, 9, 3, null] },
];

const players = PLAYERS.map(
  ({ name, nation, number, value, points }, place): ComparedPlayer => ({
    id: place,
    name,
    nation,
    value,
    shirt: { nation, number },
    mark: <SeriesKey place={place} onNight />,
    points: String(points.reduce<number>((sum, each) => sum + (each ?? 0), 0)),
    removeLabel: `Haal ${name} weg`,
  }),
);

const axes = ['Doelpunten', 'Assists', 'Grote kansen', 'Gewonnen duels', 'Recuperaties', 'Minuten'];

function chartsOf(count: number) {
  const visiblePlayers = PLAYERS.slice(0, count);
  return [
    {
      id: 'profile',
      title: 'Profiel t.e.m. speeldag 5',
      chart: (
        <RadarChart
          onNight
          legend={false}
          label="Profiel"
          axisHead="Statistiek"
          axes={axes.map((name) => ({ id: name, name, most: 10 }))}
          series={visiblePlayers.map(({ name }, place) => {
            const values = axes.map((_, at) => ((at + 2) * (place + 3)) % 10);
            return { id: name, name, values, texts: values.map(String) };
          })}
        />
      ),
    },
    {
      id: 'points',
      title: 'Punten per speeldag',
      chart: (
        <LineChart
          onNight
          peaks
          label="Punten per speeldag"
          placeHead="Speeldag"
          places={['SD 1', 'SD 2', 'SD 3', 'SD 4', 'SD 5']}
          series={visiblePlayers.map(({ name, points }) => ({ id: name, name, values: points }))}
          write={String}
          none="niet gespeeld"
        />
      ),
    },
  ];
}

function factsOf(count: number) {
  const visiblePlayers = players.slice(0, count);
  const row = (key: string, label: string, values: readonly number[]) => {
    const highest = Math.max(...values);
    return {
      key,
      label,
      cells: values
        .slice(0, count)
        .map((value) => (
          <CompareValue
            key={value}
            text={String(value)}
            share={value / highest}
            best={value === highest ? 'beste' : undefined}
          />
        )),
    };
  };
  return (
    <CompareTable
      caption="Cijfers naast elkaar"
      hint="Veeg opzij voor de andere spelers."
      players={visiblePlayers}
      rows={[row('total', 'Punten', [35, 32, 33, 18]), row('goals', 'Doelpunten', [3, 1, 0, 2])]}
    />
  );
}

const meta = {
  title: 'Display/CompareTray',
  component: CompareTray,
  args: {
    title: 'Vergelijk 3 spelers',
    clearText: 'Wis',
    onClear: () => {},
    pointsText: 'punten',
    players: players.slice(0, 3),
    onRemove: () => {},
    facts: factsOf(3),
    charts: chartsOf(3),
  },
  render: (args) => (
    <Sheet>
      <Wide>
        <CompareTray {...args} />
      </Wide>
    </Sheet>
  ),
} satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Four: Story = {
  args: { title: 'Vergelijk 4 spelers', players, facts: factsOf(4), charts: chartsOf(4) },
};
export const Ticks: Story = {
  render: () => (
    <Sheet>
      <CompareTick label="Vergelijk Gakpo" checked onPress={() => {}} />
      <CompareTick label="Vergelijk Ruiz" checked={false} onPress={() => {}} />
      <CompareTick label="Vergelijk Yamal" checked={false} refused onPress={() => {}} />
    </Sheet>
  ),
};
