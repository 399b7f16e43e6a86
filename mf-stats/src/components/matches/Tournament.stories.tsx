import { Chip, LiveDot, SectionHead } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { exampleFinal, exampleGroup, exampleGroupTexts, exampleRounds } from '../../testing/tournament.js';
import { Bracket } from './Bracket.js';
import { GroupLegend, GroupTable } from './GroupTable.js';

const meta = {
  title: 'Matches/Tournament',
  component: GroupTable,
  args: { title: 'Groep C', rows: exampleGroup, texts: exampleGroupTexts },
} satisfies Meta<typeof GroupTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Group: Story = {
  render: (args) => (
    <Sheet $width={410}>
      <SectionHead
        title="Groepen"
        aside={<GroupLegend through={exampleGroupTexts.through} kinds={['direct', 'third']} />}
      />
      <Wide>
        <GroupTable {...args} />
      </Wide>
      <Wide>
        <GroupTable
          {...args}
          title="Groep C, bezig"
          aside={
            <Chip tone="positive" icon={<LiveDot $kind="surface" aria-hidden />}>
              Live
            </Chip>
          }
          rows={exampleGroup.map((row) => ({ ...row, live: row.id === 12 || row.id === 9 }))}
        />
      </Wide>
    </Sheet>
  ),
};

function KnockOut() {
  const [round, setRound] = useState('quarter');
  return (
    <Bracket
      switchText="Ronde"
      rounds={exampleRounds}
      final={exampleFinal}
      round={round}
      onRound={setRound}
    />
  );
}

export const KnockOutTree: Story = {
  render: () => (
    <Sheet>
      <Wide>
        <KnockOut />
      </Wide>
    </Sheet>
  ),
};

export const KnockOutOnAPhone: Story = {
  render: () => (
    <Sheet $width={375}>
      <Wide>
        <KnockOut />
      </Wide>
    </Sheet>
  ),
};
