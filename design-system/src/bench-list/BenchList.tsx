import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Jersey } from '../jersey/Jersey.js';
import type { Shirt } from '../player-card/PlayerCard.js';
import { bareButton, numeral, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { CardTitle } from '../typography/typography.js';

const Root = styled.section`
  ${onNight}
  padding-bottom: 6px;
  background: ${token.nightDeep};
  ${CardTitle} { padding: 14px 16px 8px; }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto auto;
  gap: 10px;
  align-items: center;
  min-height: 56px;
  padding: 4px 16px;
  border-top: 1px solid #ffffff21;
  .em-jersey { width: 36px; height: 36px; }
`;

const Who = styled.span`
  min-width: 0;
  b { display: block; font-size: 16px; line-height: 1.2; font-weight: 650; }
  small { font-size: 12px; color: ${token.onNightSoft}; }
`;

const Open = styled.button`
  ${bareButton}
  font: inherit;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

const Points = styled.b`
  ${numeral}
  min-width: 32px;
  font-size: 18px;
  text-align: right;
`;

const Events = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
`;

/** A player who came on. */
export interface BenchListPlayer {
  id: string | number;
  name: string;
  shirt: Shirt;
  /** "in na 63′ · aanvaller". */
  detail: string;
  events?: ReactNode;
  points: string;
  onPress?: () => void;
}

/** Props of {@link BenchList}. */
export interface BenchListProps {
  title: string;
  players: readonly BenchListPlayer[];
}

/** Substitutes under a match's pitch, as rows on night. */
export function BenchList({ title, players }: BenchListProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <CardTitle as="h3" id={titleId}>
        {title}
      </CardTitle>
      <ul>
        {players.map((player) => (
          <Row key={player.id}>
            <Jersey {...player.shirt} />
            <Who>
              <b>
                {player.onPress ? (
                  <Open type="button" onClick={player.onPress}>
                    {player.name}
                  </Open>
                ) : (
                  player.name
                )}
              </b>
              <small>{player.detail}</small>
            </Who>
            <Events>{player.events}</Events>
            <Points>{player.points}</Points>
          </Row>
        ))}
      </ul>
    </Root>
  );
}
