import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Lock, Undo2 } from 'lucide-react';
import { Button } from '../button/Button.js';
import { StickyBar } from './StickyBar.js';

const meta = {
  title: 'Game/StickyBar',
  component: StickyBar,
  args: { label: 'Opslaan', title: '1 wijziging', subtitle: 'Nieuwe bankvolgorde' },
  decorators: [
    (Story) => (
      <>
        <div style={{ height: 120 }} />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  args: {
    children: (
      <>
        <Button
          variant="ghost"
          size="large"
          aria-label="Ongedaan maken"
          icon={<Undo2 size={20} aria-hidden />}
        />
        <Button variant="lime" size="large">
          Opslaan
        </Button>
      </>
    ),
  },
};
export const Building: Story = {
  args: {
    title: '€ 33,0 mln over',
    subtitle: '9/16 gekozen · nog 7, gem. € 4,7',
    meterLabel:
      'coach 1 van 1, doelmannen 1 van 2, verdedigers 2 van 5, middenvelders 4 van 5, aanvallers 1 van 3',
    meter: [
      { text: 'C', filled: 1, total: 1 },
      { text: 'DM', filled: 1, total: 2 },
      { text: 'VE', filled: 2, total: 5 },
      { text: 'MI', filled: 4, total: 5 },
      { text: 'AA', filled: 1, total: 3 },
    ],
    children: (
      <Button
        variant="lime"
        size="large"
        disabledReason="Nog 7 plaatsen vrij"
        icon={<Lock size={18} aria-hidden />}
      >
        Opslaan
      </Button>
    ),
  },
};
