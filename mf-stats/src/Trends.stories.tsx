import { exampleWorld } from '@euro/game-ui/testing';
import { type Arrangement, RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

/** Matchday 1 is played, and its trends are those of the examples. */
const visitor: Arrangement = {
  ...arrangement,
  arrange(fake) {
    arrangement.arrange?.(fake);
    fake.state.players.set({ status: 'ready', value: [...exampleWorld().players.values()] });
  },
};

const meta = {
  title: 'Sections/Trends',
  component: RemotePage,
  args: { remote, arrangement: visitor, route: '/trends' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Meest gekocht' })).toBeVisible();
  },
};
