import { Jersey, numeral, token } from '@euro/design-system';
import { shirtOf, useNames, useWorld } from '@euro/game-ui';
import styled from 'styled-components';

/** A player's shirt; nothing for one whom the tournament does not have. */
export function Shirt({ playerId, size }: { readonly playerId: number; readonly size: number }) {
  const names = useNames();
  const player = useWorld().players.get(playerId);
  return player ? <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={size} /> : <span />;
}

/** A line on night with a shirt, two lines of text and a number; always as high. */
export const Plate = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: 80px;
  padding: 8px 14px;
  border-radius: ${token.radiusField};
  background: ${token.nightDeep};
  box-shadow: inset 0 0 0 1.5px #ffffff1f;
  text-align: left;
  &[data-gain='true'] { box-shadow: inset 0 0 0 1.5px #5bf0a566; strong { color: ${token.live}; } }
  &[data-gain='false'] { box-shadow: inset 0 0 0 1.5px #ff8a9766; strong { color: #ff8a97; } }
  b { display: block; font-weight: 800; line-height: 1.2; }
  small { display: block; margin-top: 2px; font-size: 0.8125rem; line-height: 1.3; color: ${token.onNightSoft}; }
  strong { ${numeral} font-size: 1.5rem; }
`;
