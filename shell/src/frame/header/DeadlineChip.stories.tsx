import { exampleNow, NightSheet, stoppedClock } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeadlineChip } from './DeadlineChip.js';

const HOUR = 3_600_000;

const meta = {
  title: 'Frame/DeadlineChip',
  component: DeadlineChip,
  args: {
    href: '#deadlines',
    locale: 'nl-BE',
    matchday: 'SD 6',
    deadline: exampleNow + 28 * HOUR,
    now: stoppedClock,
    spoken: () => 'Deadline speeldag 6 over 1 dag en 4 uur',
  },
  render: (args) => (
    <NightSheet>
      <DeadlineChip {...args} />
    </NightSheet>
  ),
} satisfies Meta<typeof DeadlineChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanADay: Story = {};
export const LastHour: Story = { args: { deadline: exampleNow + 12 * 60_000 + 5000 } };
