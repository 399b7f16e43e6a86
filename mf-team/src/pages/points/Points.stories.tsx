import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { remote } from '../../remote.js';
import { runningArrangement } from '../../testing/runningArrangement.js';

const meta = {
  title: 'Team/Points',
  component: RemotePage,
  args: { remote, arrangement: runningArrangement, route: '/points/:id' },
} satisfies Meta<typeof RemotePage>;
export default meta;

/** Three matches are played, in one of which a player of the team scores. */
export const Running: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('link', { name: '+1 match nu bezig' }, { timeout: 10_000 }),
    ).toBeVisible();
    const [event] = await page.findAllByText('Musiala scoort', undefined, { timeout: 10_000 });
    await expect(event).toBeVisible();
  },
};
