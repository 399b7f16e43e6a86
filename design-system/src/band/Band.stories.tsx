import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Band } from './Band.js';

const meta = { title: 'Frame/Band', component: Band, args: {} } satisfies Meta<typeof Band>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { title: 'Stats', subtitle: 'Alle 622 spelers · t.e.m. speeldag 5' } };
