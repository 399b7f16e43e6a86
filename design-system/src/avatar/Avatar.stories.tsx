import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../layout/layout.js';
import { Sheet } from '../testing/Sheet.js';
import { Avatar } from './Avatar.js';

const face =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="%23cde"/><circle cx="4.5" cy="3.5" r="1.8" fill="%23357"/><circle cx="4.5" cy="8.5" r="3" fill="%23357"/></svg>';

const meta = { title: 'Display/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  args: { initials: 'LP' },
  render: () => (
    <Sheet>
      <Cluster>
        <Avatar initials="LP" size={32} />
        <Avatar initials="LP" size={96} />
        <Avatar initials="LP" size={96} src={face} />
        <Avatar initials="LP" size={96} src="/is-not-there.webp" />
      </Cluster>
    </Sheet>
  ),
};
