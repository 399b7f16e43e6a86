import { Anchor, Flag, numeral, onNight, token, VisuallyHidden } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OwnShirts } from '../player-card/OwnShirts.js';
import type { Shirt } from '../player-card/PlayerCard.js';

/** A list of tiles with room for large figures. */
const ROOMY = '@container (min-width: 30rem)';

const Root = styled.li`
  ${onNight}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: 4px;
  min-height: 72px;
  padding: 8px;
  border-radius: ${token.radiusField};
  background: ${token.nightDeep};
  &[data-recent] { box-shadow: inset 0 0 0 2px ${token.live}; }
  @media (prefers-reduced-motion: no-preference) { transition: box-shadow ${token.calm}; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  a:focus-visible { outline: none; &::after { outline: 3px solid ${token.accent}; outline-offset: -3px; } }
  ${ROOMY} { min-height: 88px; padding: 12px 16px; }
`;

const Head = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 24px;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.25;
  color: ${token.onNightSoft};
  & > * { display: flex; align-items: center; gap: 6px; }
  [data-live] { color: ${token.live}; font-weight: 750; }
  .em-jersey { width: 24px; height: 24px; }
  .em-jersey + .em-jersey { margin-left: -11px; }
  ${ROOMY} { min-height: 28px; .em-jersey { width: 28px; height: 28px; } }
`;

/** Goes on below where a tile is too narrow: nothing lies over anything. */
const Sides = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 4px;
  font-size: 0.9375rem;
  font-weight: 800;
  font-stretch: 92%;
  line-height: 1.25;
  white-space: nowrap;
  ${ROOMY} { gap: 2px 8px; font-size: 1.0625rem; font-stretch: 100%; }
`;

const Side = styled.span`
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  gap: 4px;
  &[data-side='away'] { justify-content: flex-end; }
  ${ROOMY} { gap: 8px; }
`;

const Score = styled.b`
  ${numeral}
  font-size: 1rem;
  letter-spacing: -0.03em;
  ${ROOMY} { font-size: 1.5rem; }
  &[data-open] { font-size: 1rem; font-weight: 500; color: ${token.onNightSoft}; }
`;

/** Props of {@link MatchTile}. */
export interface MatchTileProps {
  /** A kick-off, or the minute of a match that is `live`. */
  time: ReactNode;
  live?: boolean;
  /** Outlined: something just happened in it. */
  recent?: boolean;
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
  const {
    time,
    live = false,
    recent = false,
    home,
    away,
    score,
    label,
    href,
    shirts = [],
    shirtsLabel,
  } = props;
  return (
    <Root data-recent={recent || undefined}>
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
      <Sides aria-hidden="true">
        <Side data-side="home">
          <Flag nation={home} size={16} />
          <span>{home}</span>
        </Side>
        <Score data-open={score === undefined || undefined}>{score ?? '–'}</Score>
        <Side data-side="away">
          <span>{away}</span>
          <Flag nation={away} size={16} />
        </Side>
      </Sides>
    </Root>
  );
}
