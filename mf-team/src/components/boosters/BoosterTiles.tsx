import { bareButton, token } from '@euro/design-system';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  container-type: inline-size;
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  padding: 4px 16px 16px;
  @container (max-width: 19.9375rem) { grid-template-columns: minmax(0, 1fr); }
  @container (min-width: 26.5625rem) { padding: 4px 20px 20px; }
  @container (min-width: 37.5rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Tile = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 2px 10px;
  align-items: center;
  width: 100%;
  height: 100%;
  min-height: 76px;
  padding: 12px;
  border-radius: ${token.radiusField};
  background: ${token.sunken};
  color: ${token.ink};
  transition: background ${token.quick}, transform ${token.quick};
  & > i {
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 99px;
    background: ${token.night};
    color: #fff;
    svg { width: 20px; height: 20px; }
  }
  & > b { align-self: end; font-size: 0.875rem; line-height: 1.2; font-weight: 750; font-stretch: 95%; }
  & > small { align-self: start; font-size: 0.75rem; line-height: 1.25; font-stretch: 95%; color: ${token.inkSoft}; }
  &[data-state='open'] {
    background: ${token.surface};
    box-shadow: inset 0 0 0 1.5px ${token.control};
    & > i { color: ${token.accent}; }
    &:hover { background: ${token.tint}; }
    &:active { transform: scale(0.98); }
  }
  &[data-state='active'] {
    background: ${token.night};
    color: ${token.onNight};
    cursor: default;
    & > i { background: ${token.accent}; color: ${token.onAccent}; }
    & > small { color: ${token.onNightSoft}; }
  }
  &[data-state='used'], &[data-state='locked'] { cursor: not-allowed; }
  &[data-state='used'] > i { background: ${token.control}; }
  @container (min-width: 37.5rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    align-content: start;
    min-height: 0;
    padding: 14px;
    & > i { grid-row: auto; margin-bottom: 8px; }
    & > b { font-size: 0.9375rem; }
    & > small { font-size: 0.8125rem; }
  }
`;

/** `open` can be played, `active` counts in the matchday that is shown, `used` and `locked` can't be played. */
export type BoosterState = 'open' | 'active' | 'used' | 'locked';

/** One booster. */
export interface BoosterTile {
  id: string;
  icon: ReactNode;
  /** "Bankboost". */
  title: string;
  /** Its effect, or its matchday: "Je bank telt mee", "gespeeld op speeldag 5". */
  text: string;
  state: BoosterState;
  /** Why it can't be played, unless it is open; it is read with the tile, which stays reachable. */
  reason?: string;
}

/** Props of {@link BoosterTiles}. */
export interface BoosterTilesProps {
  tiles: readonly BoosterTile[];
  onPlay: (id: string) => void;
  /** One that can't be played was pressed: say why. */
  onRefused?: (id: string) => void;
}

/** The boosters as tiles: two beside each other, four in a wide card. Put them in a card below its title. */
export function BoosterTiles({ tiles, onPlay, onRefused }: BoosterTilesProps) {
  const id = useId();
  return (
    <Box>
      <Tiles>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Tile
              type="button"
              data-state={tile.state}
              aria-disabled={tile.state === 'open' ? undefined : true}
              aria-describedby={tile.reason ? `${id}${tile.id}` : undefined}
              onClick={() => {
                if (tile.state === 'open') onPlay(tile.id);
                else onRefused?.(tile.id);
              }}
            >
              <i aria-hidden="true">{tile.icon}</i>
              <b>{tile.title}</b>
              <small>{tile.text}</small>
            </Tile>
            {tile.reason && (
              <span id={`${id}${tile.id}`} hidden>
                {tile.reason}
              </span>
            )}
          </li>
        ))}
      </Tiles>
    </Box>
  );
}
