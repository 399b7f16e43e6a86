import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChevronLeft, Moon, X } from 'lucide-react';
import { Cluster } from '../layout/layout.js';
import { NightSheet, Sheet } from '../testing/Sheet.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Controls/IconButton',
  component: IconButton,
  args: { label: 'Vorige', icon: <ChevronLeft size={20} aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnLight: Story = {
  render: (args) => (
    <Sheet>
      <Cluster>
        <IconButton {...args} />
        <IconButton {...args} variant="outline" />
        <IconButton {...args} variant="outline" disabled />
      </Cluster>
    </Sheet>
  ),
};

export const OnNight: Story = {
  render: () => (
    <NightSheet>
      <Cluster>
        <IconButton label="Donker thema" variant="night" icon={<Moon size={20} aria-hidden />} />
        <IconButton label="Sluiten" variant="glass" icon={<X size={20} aria-hidden />} />
      </Cluster>
    </NightSheet>
  ),
};
