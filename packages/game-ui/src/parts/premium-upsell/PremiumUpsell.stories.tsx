import { ButtonLink } from '@euro/design-system';
import { Sheet } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PremiumUpsell } from './PremiumUpsell.js';

const meta = {
  title: 'Display/PremiumUpsell',
  component: PremiumUpsell,
  args: {
    title: 'Zelf een minicompetitie starten?',
    free: 'Meespelen in de minicompetities van je vrienden is en blijft gratis.',
    brings: 'Met Premium start je er zelf een, chat inbegrepen.',
    action: (
      <ButtonLink variant="lime" size="small" href="#shop">
        Bekijk Premium · € 9,90
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <Sheet $width={480}>
        <Story />
      </Sheet>
    ),
  ],
} satisfies Meta<typeof PremiumUpsell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheWayToTheShop: Story = {};
/** While no shop is released. */
export const WithoutAShop: Story = { args: { action: undefined } };
