import { RemotePage } from '@euro/platform/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { remote } from './remote.js';
import { arrangement } from './testing/arrange.js';

const meta = {
  title: 'Sections/Rankings',
  component: RemotePage,
  args: { remote, arrangement, route: '/rankings' },
} satisfies Meta<typeof RemotePage>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('tab', { name: 'Speeldag' }));
    await expect(page.getByRole('tab', { name: 'Speeldag' })).toHaveAttribute('aria-selected', 'true');
  },
};
