import { bareButton, CardTitle, Jersey, numeral, onNight, token } from '@euro/design-system';
import type { Shirt } from '@euro/game-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  ${onNight}
  padding-bottom: 6px;
  background: ${token.nightDeep};
  ${CardTitle} { padding: 14px 16px 8px; }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto 40px;
  gap: 10px;
  align-items: center;
  min-height: 56px;
  padding: 4px 16px;
  border-top: 1px solid #ffffff21;
  .em-jersey { width: 36px; height: 36px; }
  &[data-gone] { .em-jersey { opacity: 0.45; } b { color: ${token.onNightSoft}; } }
`;

const Who = styled.span`
  min-width: 0;
  b { display: block; font-size: 1rem; line-height: 1.2; font-weight: 650; }
  small { display: block; font-size: 0.75rem; line-height: 1.35; color: ${token.onNightSoft}; }
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
  font-size: 1.125rem;
  text-align: right;
`;

const Events = styled.span`
  display: flex;
  gap: 4px;
  align-items: center;
`;

const Dense = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr));
  padding: 0 8px;
  @media (max-width: 22.4375em) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr)); }
  & > li {
    grid-template-columns: 28px minmax(0, 1fr) auto auto;
    gap: 8px;
    min-height: 48px;
    padding: 2px 8px;
    border-top: 0;
    .em-jersey { width: 28px; height: 28px; }
    b { font-size: 0.875rem; }
  }
`;

/** A player on the bench. */
export interface BenchListPlayer {
  id: string | number;
  name: string;
  shirt: Shirt;
  /** "in na 63′ · aanvaller". */
  detail: string;
  events?: ReactNode;
  /** Absent when there is nothing to show. */
  points?: string;
  onPress?: () => void;
  /** Has left the bench: the place remains, and the other rows do not move. */
  gone?: boolean;
}

/** Props of {@link BenchList}. */
export interface BenchListProps {
  title: string;
  /** The title with whose it is, where a page has two: "De bank van Duitsland". */
  label?: string;
  players: readonly BenchListPlayer[];
  /** Small rows, as many beside each other as fit, for players who did not come on. */
  dense?: boolean;
}

/** Substitutes under a match's pitch, as rows on night. */
export function BenchList({ title, label, players, dense = false }: BenchListProps) {
  const titleId = useId();
  const List = dense ? Dense : 'ul';
  return (
    <Root {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })}>
      <CardTitle as="h3" id={titleId}>
        {title}
      </CardTitle>
      <List>
        {players.map((player) => (
          <Row key={player.id} data-gone={player.gone || undefined}>
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
            {player.events && <Events>{player.events}</Events>}
            {player.points !== undefined && <Points>{player.points}</Points>}
          </Row>
        ))}
      </List>
    </Root>
  );
}
