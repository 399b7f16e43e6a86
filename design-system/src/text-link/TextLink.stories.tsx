import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChevronRight } from 'lucide-react';
import { Sheet } from '../testing/Sheet.js';
import { TextLink } from './TextLink.js';

const meta = {
  title: 'Controls/TextLink',
  component: TextLink,
  args: { href: '#more', children: 'Alle wijzigingen' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  render: (args) => (
    <Sheet>
      <TextLink {...args} icon={<ChevronRight size={18} aria-hidden />} />
    </Sheet>
  ),
};
export const InASentence: Story = {
  render: () => (
    <Sheet>
      <p>
        <span>Lees de</span>{' '}
        <TextLink inline href="#rules">
          spelregels
        </TextLink>{' '}
        <span>voor je begint.</span>
      </p>
    </Sheet>
  ),
};
