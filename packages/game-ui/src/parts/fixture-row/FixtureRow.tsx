import { Anchor, Flag, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OwnShirts } from '../player-card/OwnShirts.js';
import type { Shirt } from '../player-card/PlayerCard.js';

const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(2.75rem, auto) minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 8px 16px;
  & + & { border-top: 1px solid ${token.line}; }
  @container (min-width: 26.5625rem) { padding-inline: 20px; }
  @container (max-width: 21rem) { gap: 4px; padding-inline: 12px; }
  /* Large letters on a phone: the sides are below time and shirts. */
  @container (max-width: 12rem) { grid-template-columns: minmax(0, 1fr) auto; }
`;

const Time = styled.span`
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.inkSoft};
  white-space: nowrap;
`;

const Sides = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 7px;
  font-size: 0.9375rem;
  font-weight: 750;
  white-space: nowrap;
  b { padding: 0 2px; font-weight: 800; font-stretch: 115%; }
  i { font-style: normal; font-weight: 500; color: ${token.inkSoft}; }
  @container (max-width: 21rem) { gap: 0 4px; font-size: 0.875rem; b { padding: 0; } }
  @container (max-width: 12rem) { grid-area: 2 / 1 / auto / -1; }
  a::after { content: ''; position: absolute; inset: 0; }
  a:focus-visible { outline: none; &::after { outline: 3px solid ${token.focus}; outline-offset: -3px; } }
`;

const Teams = styled.span`
  display: contents;
`;

const Mine = styled.span`
  display: flex;
  align-items: center;
  .em-jersey { width: 30px; height: 30px; margin-left: -5px; }
  @container (max-width: 23.375rem) {
    &[data-many] .em-jersey { width: 26px; height: 26px; margin-left: -8px; }
  }
  @container (max-width: 21rem) {
    .em-jersey { width: 24px; height: 24px; margin-left: -8px; }
    &[data-many] .em-jersey { width: 20px; height: 20px; }
  }
  small { font-size: 0.8125rem; line-height: 1.3; color: ${token.inkSoft}; }
  /* A note needs more room than shirts. */
  @container (max-width: 29.9375rem) { &:has(small) { grid-column: 2 / -1; margin-top: -8px; } }
  b { margin-left: 4px; font-size: 0.8125rem; font-weight: 750; color: ${token.inkSoft}; }
`;

/** Props of {@link FixtureRow}. */
export interface FixtureRowProps {
  /** "21.00", "einde" or "85'". */
  time: ReactNode;
  /** Codes of the nations; "POR of SVN" while it is not decided which of them. */
  home: string;
  away: string;
  /** "2-0"; a dash when not played. */
  score?: string;
  /** The match in words, with its score: "Zwitserland – Duitsland, 2-0". */
  label: string;
  href?: string;
  /** Shirts of one's own players in this match; the fourth and on are counted. */
  shirts?: readonly (Shirt & { id: string | number })[];
  /** "Xhaka, Musiala en Mittelstädt". */
  shirtsLabel?: string;
  /** In the place of shirts: "4-2 na strafschoppen". */
  note?: string;
}

/** A match in a list: time, flags and codes, score, one's own shirts. */
export function FixtureRow({
  time,
  home,
  away,
  score,
  label,
  href,
  shirts = [],
  shirtsLabel,
  note,
}: FixtureRowProps) {
  return (
    <Root>
      <Time>{time}</Time>
      <Sides>
        {href ? (
          <Anchor href={href}>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Anchor>
        ) : (
          <VisuallyHidden>{label}</VisuallyHidden>
        )}
        <Teams aria-hidden="true">
          {isNation(home) && <Flag nation={home} />}
          <span>{home}</span>
          {score ? <b>{score}</b> : <i>–</i>}
          <span>{away}</span>
          {isNation(away) && <Flag nation={away} />}
        </Teams>
      </Sides>
      <Mine data-many={shirts.length > 3 || undefined}>
        {note ? <small>{note}</small> : <OwnShirts shirts={shirts} label={shirtsLabel} />}
      </Mine>
    </Root>
  );
}

function isNation(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}
