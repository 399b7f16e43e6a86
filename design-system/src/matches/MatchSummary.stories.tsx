import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/Card.js';
import { MatchSummary } from './MatchSummary.js';

const names = (...all: string[]) => all.map((name) => ({ id: name, name }));

const meta = {
  title: 'Portal/MatchSummary',
  component: MatchSummary,
  decorators: [
    (Story) => (
      <Card $padded>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof MatchSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Germany–Scotland 5–1. */
export const OpeningMatch: Story = {
  args: {
    label: 'Doelpunten en kaarten',
    rows: [
      {
        kind: 'goal',
        label: 'Doelpunten',
        home: names('Havertz', 'Füllkrug', 'Musiala', 'Wirtz', 'Can'),
        away: [{ id: 'Rüdiger', name: 'Rüdiger', detail: 'eigen doelpunt' }],
      },
      { kind: 'assist', label: 'Assists', home: names('Kimmich', 'Havertz', 'Müller'), away: [] },
      { kind: 'yellow', label: 'Gele kaarten', home: names('Tah', 'Andrich'), away: names('Ralston') },
      { kind: 'red', label: 'Rode kaarten', home: [], away: names('Porteous') },
    ],
  },
};

/** One side only. */
export const OneSided: Story = {
  args: {
    label: 'Doelpunten en kaarten',
    rows: [
      { kind: 'goal', label: 'Doelpunten', home: [{ id: 1, name: 'Mikautadze', detail: '×2' }], away: [] },
    ],
  },
};
