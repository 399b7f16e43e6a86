import { onNight, token } from '@euro/design-system';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { card, freePlace, examples as p, shirtOf } from '../../testing/examplePlayers.js';
import { CardMark, GoalMark } from './marks.js';
import { PlayerCard } from './PlayerCard.js';

const Grass = styled.div`
  ${onNight}
  container-type: inline-size;
  background: ${token.pitch};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: 20px 12px;
  padding: 20px 16px;
  justify-items: center;
  --em-card-width: 100%;
  --em-card-jersey: 64px;
`;

const on = (...cards: ReactNode[]) => (
  <Grass>
    <Cards>{cards}</Cards>
  </Grass>
);

const meta = {
  title: 'Game/PlayerCard',
  component: PlayerCard,
  args: { name: 'Musiala', label: 'Jamal Musiala, Duitsland, middenvelder', shirt: shirtOf(p.musiala) },
  render: (args) => on(<PlayerCard key="one" {...args} />),
} satisfies Meta<typeof PlayerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = { args: { secondLine: 'SUI (u)' } };
export const Roles: Story = {
  render: () =>
    on(
      card(p.deBruyne, { band: 'C' }),
      card(p.musiala, { band: 'V' }),
      card(p.kante, { band: 'C', bandNote: '×3' }),
      card(p.rangnick),
    ),
};
export const Marks: Story = {
  render: () =>
    on(
      card(p.mbappe, { mark: 'doubtful' }),
      card(p.kante, { mark: 'injured' }),
      card(p.kadioglu, { mark: 'banned' }),
    ),
};
export const FreePlaces: Story = {
  render: () => on(freePlace('Aanvaller', 'a'), freePlace('Aanvaller', 'b', { selected: true })),
};
export const Swapping: Story = {
  render: () =>
    on(
      card(p.musiala, { selected: true, 'aria-pressed': true }),
      card(p.xhaka),
      card(p.mamardashvili, { 'aria-disabled': true }),
    ),
};
export const Drafts: Story = {
  render: () =>
    on(
      card(p.gakpo, {
        band: 'V',
        state: 'draft-in',
        tag: 'in',
        replaces: { ...shirtOf(p.mbappe), tag: 'uit' },
        secondLine: 'voor Mbappé',
      }),
      card(p.kante, { state: 'draft-out', tag: 'uit' }),
    ),
};
export const Points: Story = {
  render: () =>
    on(
      card(p.deBruyne, { band: 'C', points: '13,5', multiplier: '×1,5', playing: true }),
      card(p.lukaku, { points: '13', tone: 'best', events: <GoalMark label="doelpunt" /> }),
      card(p.gvardiol, {
        points: '−2',
        tone: 'negative',
        events: <CardMark colour="red" label="rode kaart" />,
      }),
      card(p.mikautadze, { points: '7', state: 'auto-in', tag: 'in' }),
      card(p.mbappe, { points: '0', state: 'auto-out', tag: '0 min' }),
      card(p.musiala, { secondLine: 'SUI (u)', tall: true }),
    ),
};
