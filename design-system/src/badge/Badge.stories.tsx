import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Crown, CrownArt } from '../crown/Crown.js';
import { CrownedName } from '../crown/CrownedName.js';
import { Cluster } from '../layout/layout.js';
import { NightSheet, Sheet } from '../testing/Sheet.js';
import { Badge } from './Badge.js';

const meta = { title: 'Display/Badge', component: Badge, args: { seed: 1 } } satisfies Meta<typeof Badge>;
export default meta;

const LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#c8273b" d="M0 0h8v8H0z"/><path fill="#fff" d="M1 4l3-3 3 3-3 3z"/></svg>',
)}`;
type Story = StoryObj<typeof meta>;

export const FromSeeds: Story = {
  render: () => (
    <Sheet>
      <Cluster>
        {Array.from({ length: 36 }, (_, seed) => seed).map((seed) => (
          <Badge key={seed} seed={seed} size={48} />
        ))}
      </Cluster>
    </Sheet>
  ),
};
/** A logo of the manager's own; a crest for one that fails to load. */
export const OwnLogo: Story = {
  args: { src: LOGO, size: 64 },
  render: (args) => (
    <Sheet>
      <Cluster>
        <Badge {...args} />
        <Badge {...args} src="data:image/png;base64,broken" />
      </Cluster>
    </Sheet>
  ),
};
export const OnNight: Story = {
  render: () => (
    <NightSheet>
      <Cluster>
        <Badge seed="lotte" size={64} onNight />
        <CrownArt size={104} />
      </Cluster>
    </NightSheet>
  ),
};
export const Crowns: Story = {
  render: () => (
    <Sheet>
      <Crown size={24} label="Premium" />
      <b>
        <CrownedName name="Friture Doku" premiumLabel="Premium" />
      </b>
      <b>
        <CrownedName name="Zonder kroon" href="#team" />
      </b>
    </Sheet>
  ),
};
