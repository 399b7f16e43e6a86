import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const meta = {
  title: 'Sections/Payments',
  component: RemotePage,
  args: { remote, arrangement, route: '/my-teams' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const first = await page.findByRole('checkbox', { name: 'De Rode Duivels kiezen om te betalen' });
    await userEvent.click(first);
    await expect(first).toBeChecked();
    const [pay] = await page.findAllByRole('button', { name: /^Betaal/ });
    await expect(pay).toBeEnabled();
  },
};
