import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const meta = {
  title: 'Sections/Transfers',
  component: RemotePage,
  args: { remote, arrangement, route: '/transfers/:id' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Sigua, .*Haal hem eruit$/ }));
    // Over the pitch on a phone, beside it on a desk.
    const everywhere = within(canvasElement.ownerDocument.body);
    await expect(await everywhere.findByRole('heading', { name: /^In voor Sigua/ })).toBeVisible();
  },
};
