import { exampleWorld } from '@euro/game-ui/testing';
import { type Arrangement, RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const world = exampleWorld();

/** A fan with the example team, matchday 1 played. */
const fan: Arrangement = {
  ...arrangement,
  arrange(fake) {
    arrangement.arrange?.(fake);
    const { value } = fake.state.matches.value;
    if (value) fake.state.matches.set({ status: 'ready', value: { ...value, matches: world.matches } });
    fake.state.players.set({ status: 'ready', value: [...world.players.values()] });
  },
};

const meta = {
  title: 'Sections/Planner',
  component: RemotePage,
  args: { remote, arrangement: fan, route: '/planner' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Jouw 16, makkelijkste eerst' })).toBeVisible();
  },
};
