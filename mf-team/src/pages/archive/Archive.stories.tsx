import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { remote } from '../../remote.js';
import { archiveArrangement } from '../../testing/playedTournament.js';

const meta = {
  title: 'Team/Archive',
  component: RemotePage,
  args: { remote, arrangement: archiveArrangement, route: '/home' },
} satisfies Meta<typeof RemotePage>;
export default meta;

/** The home of a competition that is over, for who played it. */
export const Home: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('Jouw ploeg in de finale: 79,0.', undefined, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
