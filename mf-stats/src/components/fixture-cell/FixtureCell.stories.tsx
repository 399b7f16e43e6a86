import { Sheet } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FixtureCell } from './FixtureCell.js';

const meta = { title: 'Display/FixtureCell', component: FixtureCell } satisfies Meta<typeof FixtureCell>;
export default meta;

const WORDS = ['makkelijk', 'doenbaar', 'gemiddeld', 'lastig', 'moeilijk'];

export const Levels: StoryObj = {
  render: () => (
    <Sheet>
      {([1, 2, 3, 4, 5] as const).map((level) => (
        <FixtureCell
          key={level}
          opponent="SCO"
          venue="(t)"
          spoken={`thuis tegen Schotland, ${WORDS[level - 1]}`}
          level={level}
          word={WORDS[level - 1]}
          href="/match/1"
        />
      ))}
      <FixtureCell opponent="POR/SVN" spoken="tegen Portugal of Slovenië" />
      <FixtureCell opponent="–" spoken="tegenstander nog niet bekend" />
    </Sheet>
  ),
};
