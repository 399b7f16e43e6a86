import { LiveDot } from '@euro/design-system';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ArrowLeftRight } from 'lucide-react';
import { card, freePlace, examples as p, shirtOf } from '../../testing/examplePlayers.js';
import { DugOut, PitchNote } from './DugOut.js';
import { EmptyPitch } from './EmptyPitch.js';
import { Pitch, PitchBox } from './Pitch.js';

const meta = {
  title: 'Game/Pitch',
  component: Pitch,
  args: { label: 'Opstelling', rows: [] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 784, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Pitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {
  render: () => (
    <PitchBox>
      <Pitch
        label="Je opstelling, 4-4-2"
        formation="4-4-2"
        coach={card(p.rangnick)}
        rows={[
          [card(p.mamardashvili)],
          [card(p.mittelstaedt), card(p.gvardiol), card(p.cucurella), card(p.dumfries)],
          [card(p.musiala, { band: 'V' }), card(p.deBruyne, { band: 'C' }), card(p.kante), card(p.xhaka)],
          [card(p.mbappe, { mark: 'doubtful' }), card(p.lukaku)],
        ]}
      />
      <DugOut
        title="De bank"
        hint="Tik om te wisselen"
        seats={[
          { id: 1, note: 'doelman', card: card(p.verbruggen) },
          { id: 2, order: 1, note: 'valt eerst in', card: card(p.mikautadze) },
          { id: 3, order: 2, card: card(p.ruiz) },
          { id: 4, order: 3, card: card(p.kadioglu, { mark: 'banned' }) },
        ]}
      />
    </PitchBox>
  ),
};

export const Points: Story = {
  render: () => (
    <PitchBox>
      <Pitch
        dense
        label="Punten van speeldag 2, 4-4-2"
        formation="4-4-2"
        coach={card(p.rangnick, { points: '3' })}
        rows={[
          [card(p.mamardashvili, { points: '10' })],
          [
            card(p.mittelstaedt, { points: '11' }),
            card(p.gvardiol, { points: '1' }),
            card(p.cucurella, { points: '11' }),
            card(p.dumfries, { points: '6' }),
          ],
          [
            card(p.musiala, { band: 'V', points: '9' }),
            card(p.deBruyne, { band: 'C', points: '13,5', multiplier: '×1,5', playing: true }),
            card(p.kante, { points: '4' }),
            card(p.xhaka, { points: '4' }),
          ],
          [
            card(p.mikautadze, { points: '7', state: 'auto-in', tag: 'in' }),
            card(p.lukaku, { points: '6', playing: true }),
          ],
        ]}
      />
      <PitchNote>
        <ArrowLeftRight aria-hidden />
        <span>
          <b>Mbappé speelde 0 minuten.</b> <span>Mikautadze, eerste op je bank, komt automatisch in.</span>
        </span>
      </PitchNote>
      <DugOut
        title="De bank"
        hint={
          <>
            <LiveDot /> <span>speelt nu</span>
          </>
        }
        seats={[
          { id: 1, note: 'doelman', card: card(p.verbruggen, { points: '7' }) },
          {
            id: 2,
            note: 'uit basisploeg',
            card: card(p.mbappe, { points: '0', state: 'auto-out', tag: '0 min' }),
          },
          { id: 3, order: 2, card: card(p.ruiz, { points: '6' }) },
          { id: 4, order: 3, card: card(p.kadioglu, { points: '3' }) },
        ]}
      />
    </PitchBox>
  ),
};

export const NewTeam: Story = {
  render: () => (
    <PitchBox>
      <Pitch
        label="Je opstelling, 4-4-2"
        formation="4-4-2"
        coach={freePlace('Coach', 'coach')}
        rows={[
          [card(p.mamardashvili)],
          [card(p.dumfries), card(p.gvardiol), freePlace('Verdediger', 'd3'), freePlace('Verdediger', 'd4')],
          [card(p.deBruyne, { band: 'C' }), card(p.musiala, { band: 'V' }), card(p.kante), card(p.xhaka)],
          [card(p.lukaku), freePlace('Aanvaller', 'f2', { selected: true })],
        ]}
      />
      <DugOut
        title="De bank"
        hint="Nog 4 plaatsen"
        seats={[
          { id: 1, note: 'doelman', card: freePlace('Doelman', 'b1') },
          { id: 2, order: 1, card: freePlace('Verdediger', 'b2') },
          { id: 3, order: 2, card: freePlace('Middenvelder', 'b3') },
          { id: 4, order: 3, card: freePlace('Aanvaller', 'b4') },
        ]}
      />
    </PitchBox>
  ),
};

export const FiveInARow: Story = {
  render: () => (
    <Pitch
      label="3-5-2"
      formation="3-5-2"
      coach={card(p.rangnick)}
      rows={[
        [card(p.mamardashvili)],
        [card(p.gvardiol), card(p.cucurella, { selected: true }), card(p.dumfries)],
        [
          card(p.musiala),
          card(p.deBruyne, { band: 'C' }),
          card(p.kante),
          card(p.xhaka, { 'aria-disabled': true }),
          card(p.ruiz, { mark: 'injured' }),
        ],
        [
          card(p.gakpo, {
            state: 'draft-in',
            tag: 'in',
            replaces: { ...shirtOf(p.mbappe), tag: 'uit' },
            secondLine: 'voor Mbappé',
          }),
          card(p.lukaku),
        ],
      ]}
    />
  ),
};

export const SevenOnTheBench: Story = {
  render: () => (
    <PitchBox>
      <Pitch
        label="2-3-1"
        formation="2-3-1"
        rows={[
          [card(p.mamardashvili)],
          [card(p.gvardiol), card(p.dumfries)],
          [card(p.musiala), card(p.deBruyne, { band: 'C' }), card(p.kante)],
          [card(p.lukaku)],
        ]}
      />
      <DugOut
        title="De bank"
        hint="Tik om te wisselen"
        seats={[p.verbruggen, p.mikautadze, p.ruiz, p.kadioglu, p.cucurella, p.xhaka, p.gakpo].map(
          (player, at) => ({
            id: at,
            order: at || undefined,
            note: at === 0 ? 'doelman' : undefined,
            card: card(player),
          }),
        )}
      />
    </PitchBox>
  ),
};

export const Loading: Story = { render: () => <EmptyPitch label="Je ploeg wordt geladen" /> };
