import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const meta = {
  title: 'Sections/Desk',
  component: RemotePage,
  args: { remote, arrangement, route: '/desk/users' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox', { name: 'Zoek een account' }), 'lotte p');
    await userEvent.click(await page.findByRole('button', { name: 'Rollen van Lotte Peeters' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
