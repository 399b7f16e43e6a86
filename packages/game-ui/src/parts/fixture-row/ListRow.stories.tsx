import { ButtonLink, Card, CardHeader, IconTile, ListRow, StepNumber } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Bike } from 'lucide-react';
import { FormBars, PointsSpark } from '../form-bars/FormBars.js';
import { OwnershipBar } from '../form-bars/OwnershipBar.js';
import { StatusMark } from '../player-card/marks.js';
import { Portrait } from '../player-sheet/Portrait.js';
import { Difficulty } from './Difficulty.js';

const meta = {
  title: 'Display/Cards',
  component: ListRow,
  args: { title: '' },
  decorators: [
    (Story) => (
      <Sheet $width={420}>
        <Wide>
          <Story />
        </Wide>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  render: () => (
    <Card>
      <CardHeader title="Voor de deadline" />
      <ul>
        <ListRow
          leading={<StatusMark mark="doubtful" size={24} />}
          title="Mbappé is twijfelachtig"
          detail="Neusbreuk, miste speeldag 2."
          trailing={
            <ButtonLink variant="secondary" size="small" href="#swap">
              Wissel
            </ButtonLink>
          }
        />
        <ListRow leading={<StatusMark mark="banned" size={24} />} title="Kadıoğlu is geschorst" />
        <ListRow leading={<StatusMark mark="injured" size={24} />} title="Pedri is geblesseerd" />
        <ListRow
          leading={
            <IconTile>
              <Bike aria-hidden />
            </IconTile>
          }
          title="1e: koersfiets"
          detail="In jouw maat"
        />
        <ListRow leading={<StepNumber>1</StepNumber>} title="Kies 15 spelers en 1 coach" />
        <ListRow
          leading={<Portrait shirt={{ nation: 'SUI' }} size={40} />}
          title="Zwitserland (uit)"
          trailing={<Difficulty level={3} text="gemiddeld" />}
        />
      </ul>
    </Card>
  ),
};

export const Small: Story = {
  render: () => (
    <>
      <FormBars points={[9, -1, 0, null, 5]} label="punten per speeldag: 9, −1, 0, niet gespeeld, 5" />
      <PointsSpark points={[9, 3, null, 13, 2]} average={6} label="punten per speeldag: 9, 3, –, 13, 2" />
      <OwnershipBar percent={41} text="41 %" />
    </>
  ),
};
