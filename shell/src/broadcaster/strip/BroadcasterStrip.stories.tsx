import { Button, Card } from '@euro/design-system';
import { Sheet } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BroadcasterAccount } from './BroadcasterAccount.js';
import { BroadcasterStrip } from './BroadcasterStrip.js';
import { OrLine, PartnerButton } from './PartnerButton.js';
import { StripPlace } from './StripPlace.js';

const meta = {
  title: 'Frame/BroadcasterStrip',
  component: BroadcasterStrip,
  args: {
    name: 'De Schelde',
    label: 'De Schelde',
    href: '#schelde',
    links: ['Nieuws', 'Sport', 'Kijk', 'Luister'].map((text) => ({ text, href: `#${text}` })),
    children: (
      <BroadcasterAccount text="Mijn Schelde">
        <p>Aangemeld als Lotte Claes</p>
        <Button variant="secondary" size="small">
          Afmelden bij De Schelde
        </Button>
      </BroadcasterAccount>
    ),
  },
  decorators: [
    (Story) => (
      <StripPlace>
        <Story />
      </StripPlace>
    ),
  ],
} satisfies Meta<typeof BroadcasterStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedInThere: Story = {};
export const WithoutSite: Story = { args: { href: null, links: [] } };

export const SigningInWithIt: Story = {
  render: () => (
    <Sheet $width={384}>
      <Card $padded data-wide="">
        <OrLine>of</OrLine>
        <PartnerButton block>Verder met De Schelde</PartnerButton>
      </Card>
    </Sheet>
  ),
};
