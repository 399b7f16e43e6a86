import { Badge, Band, DeadlineBlock } from '@euro/design-system';
import { exampleDeadline, stoppedClock } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TeamHead } from './TeamHead.js';

const meta = {
  title: 'Frame/TeamHead',
  component: TeamHead,
  args: {
    badge: <Badge seed="lotte" size={76} onNight />,
    name: 'De Buitenspelval',
    manager: 'Lotte Vermeulen',
    short: { value: '130,0', caption: '4.096e algemeen' },
    facts: [
      { value: '130,0', caption: 'punten' },
      { value: '4.096e', caption: 'algemeen' },
      { value: '€ 98,5', caption: 'mln waarde' },
      { value: '€ 1,5', caption: 'mln over' },
    ],
  },
  render: (args) => (
    <Band light="none">
      <TeamHead {...args} />
    </Band>
  ),
} satisfies Meta<typeof TeamHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The crown stays beside the last word of the name. */
export const Premium: Story = { args: { premiumLabel: 'Premium' } };
export const WithDeadline: Story = {
  args: {
    aside: (
      <DeadlineBlock
        deadline={exampleDeadline}
        now={stoppedClock}
        title="Deadline speeldag 3"
        date="zondag 23/06/24 · 21.00 u."
        units={{ days: 'dagen', hours: 'uur', minutes: 'min', seconds: 'sec' }}
        spoken={() => 'Nog 22 uur en 18 minuten'}
      />
    ),
  },
};

export const WithoutDeadline: Story = {};

export const NameOfFullLength: Story = {
  args: { name: 'Vrienden van de vrijgezellen uit Buggenhout en omstreken', facts: [] },
};
