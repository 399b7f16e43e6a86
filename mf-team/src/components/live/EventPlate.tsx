import { Jersey, media, numeral, token } from '@euro/design-system';
import { shirtOf, useNames, useWorld } from '@euro/game-ui';
import styled, { css, keyframes } from 'styled-components';

/** A player's shirt on a plate. */
export function PlateShirt({ playerId }: { readonly playerId: number }) {
  const { players } = useWorld();
  const names = useNames();
  const player = players.get(playerId);
  if (!player) return <span />;
  return <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={44} />;
}

const appear = keyframes`from { opacity: 0; }`;

/** A line on night with a shirt, two lines of text and a number; always as high. */
export const EventPlate = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: 64px;
  padding: 8px 14px 8px 10px;
  border-radius: ${token.radiusField};
  background: var(--em-night-block, #0b1338b3);
  box-shadow: inset 0 0 0 1.5px #ffffff1f;
  b { display: block; font-size: 1rem; font-weight: 800; line-height: 1.2; }
  small { display: block; margin-top: 2px; font-size: 0.8125rem; font-weight: 600; line-height: 1.3; color: ${token.onNightSoft}; }
  strong { ${numeral} font-size: 1.625rem; text-align: center; }
  strong small { margin-top: 4px; font-size: 0.75rem; font-stretch: 92%; letter-spacing: 0; line-height: 1; }
  ${media.laptop} {
    min-height: 76px;
    padding-right: 20px;
    b { font-size: 1.125rem; }
    small { font-size: 0.875rem; }
    strong { font-size: 2rem; }
  }
  @media (prefers-reduced-motion: no-preference) { animation: ${appear} ${token.calm}; }
  ${css`
    &[data-event='gain'] {
      background: linear-gradient(90deg, #5bf0a533, #5bf0a512);
      box-shadow: inset 0 0 0 1.5px #5bf0a566;
      small { color: #d5f8e5; }
      strong { color: ${token.live}; }
    }
    &[data-event='won'] {
      box-shadow: inset 0 0 0 1.5px #ffc94d80;
      & > svg { color: #ffc94d; }
    }
    &[data-event='loss'] {
      box-shadow: inset 0 0 0 1.5px #ff8a9766;
      strong { color: #ff8a97; }
    }
  `}
`;

/** Text of one line, for a constant height of the plate. */
export const PlateLine = styled.small`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
