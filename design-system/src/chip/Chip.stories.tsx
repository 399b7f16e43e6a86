import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Check, Clock, Lock } from 'lucide-react';
import { Cluster } from '../layout/layout.js';
import { NightSheet, Sheet } from '../testing/Sheet.js';
import { Chip, LiveDot } from './Chip.js';

const meta = { title: 'Display/Chip', component: Chip, args: { children: 'AA 1/3' } } satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Sheet>
      <Cluster>
        <Chip>AA 1/3</Chip>
        <Chip tone="brand" icon={<Lock aria-hidden />}>
          vanaf speeldag 5
        </Chip>
        <Chip tone="positive" icon={<Check aria-hidden />}>
          Punten definitief
        </Chip>
        <Chip tone="warning" icon={<Clock aria-hidden />}>
          In behandeling
        </Chip>
        <Chip tone="danger">Niet betaald</Chip>
        <Chip icon={<LiveDot $kind="provisional" />}>voorlopig</Chip>
        <Chip icon={<LiveDot $kind="surface" />}>bezig</Chip>
      </Cluster>
    </Sheet>
  ),
};
export const Live: Story = {
  render: () => (
    <NightSheet>
      <Chip tone="night" icon={<LiveDot />}>
        BEL 2-0 ROU · 85'
      </Chip>
    </NightSheet>
  ),
};
