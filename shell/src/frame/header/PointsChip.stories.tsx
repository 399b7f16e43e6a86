import { NightSheet } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PointsChip } from './PointsChip.js';

const meta = {
  title: 'Frame/PointsChip',
  component: PointsChip,
  args: { href: '#points', points: '20,5', label: 'Speeldag 3: 20,5 punten, voorlopig', live: true },
  render: (args) => (
    <NightSheet>
      <PointsChip {...args} />
    </NightSheet>
  ),
} satisfies Meta<typeof PointsChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhileMatchesArePlayed: Story = {};
export const BetweenMatches: Story = { args: { live: false } };
