import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const meta = {
  title: 'Sections/Stats',
  component: RemotePage,
  args: { remote, arrangement, route: '/stats' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const search = await page.findByRole('searchbox', { name: 'Zoeken' });
    await userEvent.type(search, 'musi');
    await expect(search).toHaveValue('musi');
    await expect(await page.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
