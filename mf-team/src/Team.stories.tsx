import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const meta = {
  title: 'Sections/Team',
  component: RemotePage,
  args: { remote, arrangement, route: '/new' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('searchbox', { name: 'Zoek een speler' }), 'musiala');
    await userEvent.click(await page.findByRole('button', { name: 'Voeg Musiala toe' }));
    const captainButton = await page.findByRole('button', {
      name: /^Musiala, Duitsland, middenvelder, kapitein/,
    });
    await expect(captainButton).toBeVisible();
  },
};

/** On a phone a sheet over the pitch, on a desk a message and the dashed marks. */
export const Filled: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const everywhere = within(canvasElement.ownerDocument.body);
    await userEvent.click(await everywhere.findByRole('button', { name: 'Vul aan' }));
    await expect(
      await everywhere.findByRole('button', { name: 'Andere' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
