import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/Card.js';
import { CardHeader } from '../card/CardHeader.js';
import { Chip } from '../chip/Chip.js';
import { ContainerBox, Grid, SidePanelLayout } from './columns.js';
import { Cluster, PageBody, Stack, Wrap } from './layout.js';
import { SectionHead } from './Section.js';

const box = (title: string) => (
  <Card key={title}>
    <CardHeader title={title} aside={<Chip>nieuw</Chip>} />
  </Card>
);

const meta = { title: 'Foundation/Layout', component: SidePanelLayout } satisfies Meta<
  typeof SidePanelLayout
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two columns from 846 px of the container. */
export const SideColumn: Story = {
  render: () => (
    <PageBody>
      <Wrap>
        <SectionHead title="Speeldag 4" aside={<Chip tone="positive">Punten definitief</Chip>} />
        <ContainerBox>
          <SidePanelLayout>
            <Stack>{['Een', 'Twee'].map(box)}</Stack>
            <Stack>{['Drie', 'Vier'].map(box)}</Stack>
          </SidePanelLayout>
        </ContainerBox>
      </Wrap>
    </PageBody>
  ),
};

export const GridAndCluster: Story = {
  render: () => (
    <PageBody>
      <Wrap>
        <Stack>
          <Grid $min={220}>{['Een', 'Twee', 'Drie', 'Vier', 'Vijf'].map(box)}</Grid>
          <Cluster>
            {['DM', 'VE', 'MI', 'AA'].map((text) => (
              <Chip key={text}>{text}</Chip>
            ))}
          </Cluster>
        </Stack>
      </Wrap>
    </PageBody>
  ),
};
