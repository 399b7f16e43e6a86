import { Card } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MatchSummary } from './MatchSummary.js';

const meta = {
  title: 'Matches/Summary',
  component: MatchSummary,
  args: {
    label: 'Doelpunten en kaarten',
    rows: [
      {
        kind: 'goal',
        label: 'Doelpunten',
        home: [
          { id: 1, name: 'Wirtz' },
          { id: 2, name: 'Musiala' },
          { id: 3, name: 'Füllkrug', detail: '×2' },
        ],
        away: [{ id: 4, name: 'Rüdiger', detail: 'eigen doelpunt' }],
      },
      { kind: 'assist', label: 'Assists', home: [{ id: 5, name: 'Kimmich' }], away: [] },
      { kind: 'yellow', label: 'Gele kaarten', home: [{ id: 6, name: 'Andrich' }], away: [] },
      { kind: 'red', label: 'Rode kaarten', home: [], away: [{ id: 7, name: 'Porteous' }] },
    ],
  },
  render: (args) => (
    <Sheet $width={720}>
      <Wide>
        <Card $padded>
          <MatchSummary {...args} />
        </Card>
      </Wide>
    </Sheet>
  ),
} satisfies Meta<typeof MatchSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Followed: Story = {
  args: { steady: { emptyText: 'Nog geen doelpunten en geen kaarten.', moreText: () => 'Toon iedereen' } },
};
