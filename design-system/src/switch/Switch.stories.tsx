import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Sheet, Wide } from '../testing/Sheet.js';
import { Switch } from './Switch.js';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: {
    label: 'Mail voor elke deadline',
    hint: 'Met wie er in je basiself geblesseerd, geschorst of uitgeschakeld is.',
    checked: false,
    onChange: () => {},
  },
  decorators: [
    (Story) => (
      <Sheet $width={520}>
        <Wide>
          <Story />
        </Wide>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true } };
export const Busy: Story = { args: { checked: true, busy: true } };
export const Disabled: Story = { args: { disabled: true, hint: 'Voor premiumleden.' } };
export const Failed: Story = { args: { error: 'Dit is niet opgeslagen. Probeer het opnieuw.' } };
export const Live: Story = {
  render: (args) => {
    function Example() {
      const [isOn, setOn] = useState(false);
      return <Switch {...args} checked={isOn} onChange={setOn} />;
    }
    return <Example />;
  },
};
