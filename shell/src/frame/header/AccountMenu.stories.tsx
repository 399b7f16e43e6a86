import { Cluster } from '@euro/design-system';
import { NightSheet } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccountMenu } from './AccountMenu.js';

const meta = {
  title: 'Frame/AccountMenu',
  component: AccountMenu,
  args: {
    label: 'Account van Lotte',
    name: 'Lotte Vermeulen',
    detail: 'De Buitenspelval',
    seed: 'lotte',
    initials: 'LV',
    items: [{ href: '#profile', text: 'Profiel' }],
    signOutText: 'Afmelden',
    onSignOut: () => {},
  },
  render: (args) => (
    <NightSheet style={{ minHeight: 320 }}>
      <Cluster $justify="flex-end" data-wide="">
        <AccountMenu {...args} />
      </Cluster>
    </NightSheet>
  ),
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTeam: Story = {};
export const WithoutTeam: Story = { args: { seed: undefined, detail: undefined } };
export const PremiumWithTeams: Story = {
  args: {
    premiumText: 'Premium',
    teams: {
      label: 'Je ploegen',
      items: ['De Buitenspelval', 'Kessel Kickers', 'De Tweede Adem'].map((name, id) => ({
        id,
        name,
        current: id === 0,
      })),
      onChoose: () => {},
    },
  },
};
