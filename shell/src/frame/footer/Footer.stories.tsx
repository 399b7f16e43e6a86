import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Wordmark } from '../header/Wordmark.js';
import { Footer } from './Footer.js';

const meta = {
  title: 'Frame/Footer',
  component: Footer,
  args: {
    wordmark: <Wordmark href="#" label="EuroManager, naar home" game="EuroManager" />,
    tagline: 'Speel voor de eer, tegen je vrienden.',
    navLabel: 'Meer over EuroManager',
    items: ['Spelregels', 'Matchen', 'Prijzen', 'Voorwaarden', 'Privacy', 'Cookies'].map((text) => ({
      text,
      href: `#${text}`,
    })),
    credits: [
      'Data: StatsBomb',
      'Selecties en uitslagen: openfootball (CC0)',
      'Niet verbonden aan UEFA of FIFA',
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
