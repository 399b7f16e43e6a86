import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormBars, PointsSpark } from './FormBars.js';

const meta = { title: 'Game/FormBars', component: FormBars } satisfies Meta<typeof FormBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { points: [9, null, -1, 0, 13], label: 'punten per speeldag' } };

export const Spark: Story = {
  args: { points: [], label: '' },
  render: () => <PointsSpark points={[3, 9, null, 12]} places={7} average={8} label="punten per speeldag" />,
};
