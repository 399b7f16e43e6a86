import { Anchor, Flag, numeral, onNight, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OwnShirts } from '../player-card/OwnShirts.js';
import type { Shirt } from '../player-card/PlayerCard.js';

const Root = styled.li`
  ${onNight}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: 2px 8px;
  min-height: 72px;
  padding: 8px 12px;
  border-radius: ${token.radiusField};
  background: ${token.nightDeep};
  a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  a:focus-visible { outline: none; &::after { outline: 3px solid ${token.accent}; outline-offset: -3px; } }
`;

const Head = styled.span`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 24px;
  font-size: 0.75rem;
  font-weight: 600;
  color: ${token.onNightSoft};
  & > * { display: flex; align-items: center; gap: 6px; }
  [data-live] { color: ${token.live}; font-weight: 750; }
  .em-jersey { width: 24px; height: 24px; }
  .em-jersey + .em-jersey { margin-left: -11px; }
`;

const Side = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 750;
  &[data-side='away'] { justify-content: flex-end; }
`;

const Score = styled.b`
  ${numeral}
  font-size: 1.25rem;
  &[data-open] { font-size: 1rem; font-weight: 500; color: ${token.onNightSoft}; }
`;

/** Props of {@link MatchTile}. */
export interface MatchTileProps {
  /** A kick-off, or the minute of a match that is `live`. */
  time: ReactNode;
  live?: boolean;
  /** Codes of the nations. */
  home: string;
  away: string;
  /** "2–0"; a dash when not played. */
  score?: string;
  /** The match in words, with its score. */
  label: string;
  href?: string;
  /** Shirts of one's own players in this match. */
  shirts?: readonly (Shirt & { id: string | number })[];
  /** Their names, or that there are none: shown when there are no shirts. */
  shirtsLabel?: string;
}

/** A match on night in a list: minute, own shirts, flags, codes and score. */
export function MatchTile(props: MatchTileProps) {
  const { time, live = false, home, away, score, label, href, shirts = [], shirtsLabel } = props;
  return (
    <Root>
      {href ? (
        <Anchor href={href}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Anchor>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
      <Head>
        <span data-live={live || undefined}>{time}</span>
        {shirts.length === 0 ? (
          <span>{shirtsLabel}</span>
        ) : (
          <span>
            <OwnShirts shirts={shirts} label={shirtsLabel} />
          </span>
        )}
      </Head>
      <Side data-side="home" aria-hidden="true">
        <Flag nation={home} />
        {home}
      </Side>
      <Score data-open={score === undefined || undefined} aria-hidden="true">
        {score ?? '–'}
      </Score>
      <Side data-side="away" aria-hidden="true">
        {away}
        <Flag nation={away} />
      </Side>
    </Root>
  );
}
