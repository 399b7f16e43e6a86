import { Card, CardHeader, Chip } from '@euro/design-system';
import { Sheet, Wide } from '@euro/design-system/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Lock, Mountain, Sofa, Star, Zap } from 'lucide-react';
import { type BoosterState, type BoosterTile, BoosterTiles } from './BoosterTiles.js';

const tiles = (
  states: readonly BoosterState[],
  texts: Readonly<Record<string, string>> = {},
): BoosterTile[] =>
  [
    { id: 'bank', icon: <Sofa />, title: 'Bankboost', text: 'Je bank telt mee' },
    { id: 'triple', icon: <Mountain />, title: 'Drievoudige kapitein', text: 'Kapitein telt ×3' },
    { id: 'free', icon: <Zap />, title: 'Free hit', text: 'Vrij team, 1 speeldag' },
    { id: 'wild', icon: <Star />, title: 'Wildcard', text: 'Onbeperkt wisselen' },
  ].map((tile, at) => {
    const state = states[at] ?? 'open';
    return {
      ...tile,
      text: texts[tile.id] ?? tile.text,
      state,
      reason: state === 'open' ? undefined : 'Kan nu niet.',
    };
  });

const meta = {
  title: 'Game/Boosters',
  component: BoosterTiles,
  args: { tiles: tiles([]), onPlay: () => {} },
  decorators: [
    (Story) => (
      <Sheet $width={784}>
        <Wide>
          <Card>
            <CardHeader title="Boosters" aside={<Chip icon={<Lock aria-hidden />}>vanaf speeldag 5</Chip>} />
            <Story />
          </Card>
        </Wide>
      </Sheet>
    ),
  ],
} satisfies Meta<typeof BoosterTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Locked: Story = { args: { tiles: tiles(['locked', 'locked', 'locked', 'locked']) } };
export const OneActive: Story = {
  args: { tiles: tiles(['locked', 'active', 'used', 'locked'], { free: 'gespeeld op speeldag 5' }) },
};
