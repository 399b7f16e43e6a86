import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const meta = {
  title: 'Sections/Leagues',
  component: RemotePage,
  args: { remote, arrangement, route: '/leagues/:id' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const matchday = await page.findByRole('combobox', { name: 'Speeldag' });
    await userEvent.selectOptions(matchday, 'Speeldag 1');
    await expect(matchday).toHaveDisplayValue('Speeldag 1');
    await expect(await page.findByRole('row', { name: /Jouw ploeg/ })).toBeVisible();
  },
};
