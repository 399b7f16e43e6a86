import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/Card.js';
import { Sheet, Wide } from '../testing/Sheet.js';
import { Skeleton, TableSkeleton } from './Skeleton.js';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bones: Story = {
  render: () => (
    <Sheet>
      <Skeleton $width={240} $height={20} />
      <Skeleton $width={160} />
      <Skeleton $width={48} $height={48} $radius={24} />
    </Sheet>
  ),
};
export const Table: Story = {
  render: () => (
    <Sheet>
      <Wide>
        <Card>
          <TableSkeleton label="De lijst wordt geladen" rows={4} />
        </Card>
      </Wide>
    </Sheet>
  ),
};
