import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Band } from '../band/Band.js';
import { exampleDeadline, exampleNow, stoppedClock } from '../testing/clock.js';
import { Countdown } from './Countdown.js';
import { DeadlineBlock } from './DeadlineBlock.js';

const units = { days: 'dagen', hours: 'uur', minutes: 'min', seconds: 'sec' };
const args = {
  deadline: exampleDeadline,
  now: stoppedClock,
  units,
  spoken: (msLeft: number) => `Nog ${Math.floor(msLeft / 3_600_000)} uur tot de deadline`,
};

const meta = {
  title: 'Frame/Countdown',
  component: Countdown,
  args,
  decorators: [
    (Story) => (
      <Band>
        <div style={{ paddingBlock: 24, maxWidth: 520 }}>
          <Story />
        </div>
      </Band>
    ),
  ],
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InBand: Story = { args: { look: 'band' } };
export const InHero: Story = {
  args: { look: 'hero', units: { days: 'dagen', hours: 'uren', minutes: 'minuten', seconds: 'seconden' } },
};
export const OneLine: Story = { args: { look: 'line', units: { ...units, hours: 'u', seconds: 's' } } };
export const Running: Story = { args: { now: Date.now, deadline: Date.now() + 100_000_000 } };
export const Passed: Story = { args: { deadline: exampleNow - 1 } };
export const Block: Story = {
  render: () => <DeadlineBlock {...args} title="Deadline speeldag 3" date="zondag 23/06/24 · 21.00 u." />,
};
export const BlockWithLine: Story = {
  render: () => (
    <DeadlineBlock
      {...args}
      lineUnits={{ ...units, days: 'd', hours: 'u', seconds: 's' }}
      phone="line"
      title="Deadline speeldag 3"
      date="zo 23/06/24 · 21.00 u."
    />
  ),
};
