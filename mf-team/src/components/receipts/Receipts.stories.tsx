import { Card, CardHeader } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import { ReceiptList, type ReceiptRow } from '@euro/game-ui';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeftRight, ArrowRight, Check, Pencil, Zap } from 'lucide-react';
import { Difference } from './Difference.js';

const receipts: readonly ReceiptRow[] = [
  {
    id: 5,
    icon: <ArrowLeftRight />,
    lines: [{ label: 'Bankvolgorde', text: 'Mikautadze 2 → 1' }],
    detail: 'speeldag 2 · wo 19/06/24 14.52 u. · 8 min voor de deadline',
  },
  {
    id: 4,
    icon: <Check />,
    lines: [
      { label: 'Kapitein', text: 'Musiala → De Bruyne' },
      { label: 'Vice-kapitein', text: 'De Bruyne → Musiala' },
    ],
    detail: 'speeldag 2 · wo 19/06/24 09.31 u. · 5 u 29 min voor de deadline',
  },
  {
    id: 3,
    icon: <ArrowRight />,
    lines: [{ label: 'Transfer', text: 'Robertson → Dumfries, + € 0,5' }],
    detail: 'speeldag 2 · di 18/06/24 23.14 u. · 15 u 46 min voor de deadline',
  },
  {
    id: 2,
    icon: <Zap />,
    lines: [{ label: 'Booster', text: 'Free hit' }],
    detail: 'ma 17/06/24 · 12.00 u.',
  },
  {
    id: 1,
    icon: <Pencil />,
    lines: [
      {
        label: 'Ploegnaam',
        text: 'Een heel lange ploegnaam die over de rand wil → De Buitenspelval van Wilrijk',
      },
    ],
    detail: 'zo 16/06/24 · 12.00 u.',
  },
];

const meta = {
  title: 'Game/Receipts',
  component: ReceiptList,
  args: { receipts },
  decorators: [
    (Story) => (
      <Sheet $width={420}>
        <Wide>
          <Story />
        </Wide>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof ReceiptList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  render: (args) => (
    <Card>
      <CardHeader title="Mijn wijzigingen" />
      <ReceiptList {...args} />
    </Card>
  ),
};

export const SideBySide: Story = {
  decorators: [
    (Story) => (
      <Sheet $width={600}>
        <Wide>
          <Story />
        </Wide>
      </Sheet>
    ),
  ],
  render: () => (
    <Difference
      sides={[
        {
          id: 'theirs',
          title: 'Elders bewaard',
          content: <ReceiptList flush receipts={receipts.slice(0, 2)} />,
        },
        { id: 'mine', title: 'Hier gewijzigd', content: <p>Kapitein: Kanté</p> },
      ]}
    />
  ),
};
