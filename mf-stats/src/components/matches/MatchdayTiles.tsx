import { Anchor, bareButton, fadeWhenScrollable, media, token, useChosenInView } from '@euro/design-system';
import { Check, Timer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styled, { css } from 'styled-components';

const Scroller = styled.ol`
  position: relative;
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding: 4px 16px 20px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  ${fadeWhenScrollable}
  & > li { flex: none; width: 148px; scroll-snap-align: center; }
  ${media.laptop} {
    gap: 12px;
    margin: 0;
    padding: 4px 0 24px;
    /* A league has more of them than fit. */
    &:not(:has(> :nth-child(8))) {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
      mask-image: none;
      animation: none;
      & > li { width: auto; }
    }
  }
`;

const tile = css`
  display: block;
  width: 100%;
  min-height: 84px;
  padding: 10px 12px;
  border: 1.5px solid #ffffff2e;
  border-radius: ${token.radiusCard};
  background: #070b1f66;
  color: #fff;
  font-size: 0.75rem;
  line-height: 1.35;
  text-align: left;
  transition: border-color ${token.quick};
  b { display: flex; justify-content: space-between; align-items: center; font-size: 0.875rem; font-weight: 700; }
  b svg { color: #7ff0b2; }
  & > span { display: block; margin-top: 4px; color: ${token.onNightSoft}; }
  em { font-style: normal; font-weight: 700; color: ${token.accent}; }
  &:hover { border-color: #ffffff80; }
  &[data-state='next'] { border-color: ${token.accent}; }
  &[aria-current] {
    border-color: #fff;
    background: #fff;
    color: #0c1530;
    & > span { color: #55607d; }
    b svg { color: #0b7440; }
    em { color: #0c1530; }
  }
`;

const TileLink = styled(Anchor)`${tile}`;
const TileButton = styled.button`
  ${bareButton}
  ${tile}
`;

/** One matchday of the row. */
export interface MatchdayTile {
  id: string | number;
  /** "Speeldag 4". */
  title: string;
  /** "Achtste finales". */
  stage: string;
  /** "za 29/06 · 18.00 u." or, with emphasis, "Nog 1 d 04 u". */
  date: ReactNode;
  state: 'done' | 'next' | 'future';
  selected?: boolean;
  href?: string;
}

/** Props of {@link MatchdayTiles}. */
export interface MatchdayTilesProps {
  label: string;
  tiles: readonly MatchdayTile[];
  /** Makes tiles without an address buttons. */
  onSelect?: (id: string | number) => void;
}

/** The matchdays as tiles on night; on phones, and in a league, they scroll and the chosen one is in view. */
export function MatchdayTiles({ label, tiles, onSelect }: MatchdayTilesProps) {
  const scroller = useRef<HTMLOListElement>(null);
  useChosenInView(
    scroller,
    tiles.findIndex((item) => item.selected),
  );

  return (
    <Scroller ref={scroller} aria-label={label}>
      {tiles.map((item) => {
        const attributes = {
          'data-state': item.state,
          'aria-current': item.selected ? ('true' as const) : undefined,
        };
        return (
          <li key={item.id}>
            {item.href ? (
              <TileLink href={item.href} {...attributes}>
                <TileContent tile={item} />
              </TileLink>
            ) : (
              <TileButton type="button" onClick={() => onSelect?.(item.id)} {...attributes}>
                <TileContent tile={item} />
              </TileButton>
            )}
          </li>
        );
      })}
    </Scroller>
  );
}

function TileContent({ tile: { title, stage, date, state } }: { tile: MatchdayTile }) {
  return (
    <>
      <b>
        <span>{title}</span>
        {state === 'done' && <Check size={18} aria-hidden />}
        {state === 'next' && <Timer size={18} aria-hidden />}
      </b>
      <span>{stage}</span>
      <span>{state === 'next' ? <em>{date}</em> : date}</span>
    </>
  );
}
