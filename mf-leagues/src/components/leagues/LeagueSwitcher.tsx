import {
  Anchor,
  Badge,
  bareButton,
  fadeWhenScrollable,
  Skeleton,
  token,
  useChosenInView,
  VisuallyHidden,
} from '@euro/design-system';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import styled, { css } from 'styled-components';

const List = styled.ul`
  position: relative;
  display: flex;
  gap: 8px;
  margin-inline: -16px;
  padding: 3px 16px 20px;
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  ${fadeWhenScrollable}
  @media (min-width: 48em) { margin-inline: -4px; padding: 3px 4px 24px; }
  & > li { flex: none; }
`;

const tile = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 56px;
  max-width: 260px;
  padding: 6px 14px 6px 8px;
  border-radius: ${token.radiusCard};
  box-shadow: inset 0 0 0 1.5px #ffffff38;
  background: #070b1f59;
  color: #fff;
  text-align: left;
  transition: background ${token.quick};
  &:hover { background: #070b1fa6; }
  b, small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: 0.875rem; font-weight: 650; line-height: 1.25; }
  small { font-size: 0.75rem; line-height: 1.4; color: ${token.onNightSoft}; }
  & > span { min-width: 0; }
  &[aria-current='page'] {
    background: ${token.accent};
    box-shadow: none;
    color: ${token.onAccent};
    --em-crest-line: ${token.onAccent};
    small { color: #32401a; }
  }
`;

const Tile = styled(Anchor)`${tile}`;
const ExtraTile = styled.button`
  ${bareButton}
  ${tile}
`;

const Unread = styled.i`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: #ff8a95;
  [aria-current='page'] > & { background: #a31226; }
`;

const PlusTile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border: 1.5px dashed #ffffff80;
  border-radius: ${token.radiusField};
`;

/** One league that can be looked at. */
export interface SwitchedLeague {
  id: string | number;
  name: string;
  /** "8 ploegen · jij 2e in totaal". */
  detail: string;
  href: string;
  current?: boolean;
  /** There is something unread in its chat: "Nieuwe berichten". */
  unreadLabel?: string;
}

/** Props of {@link LeagueSwitcher}. */
export interface LeagueSwitcherProps {
  /** "Jouw minicompetities". */
  label: string;
  leagues: readonly SwitchedLeague[];
  /** The last tiles, with a plus: joining one more, starting one. */
  extras?: readonly { title: string; detail: string; onPress: () => void }[];
  /** Tiles of leagues that are on their way. */
  loading?: boolean;
}

/** The leagues one plays in, as tiles on night that scroll sideways; the one shown is lime. */
export function LeagueSwitcher({ label, leagues, extras = [], loading = false }: LeagueSwitcherProps) {
  const list = useRef<HTMLUListElement>(null);
  useChosenInView(
    list,
    leagues.findIndex((league) => league.current),
  );

  return (
    <nav aria-label={label}>
      <List ref={list}>
        {loading &&
          [176, 196].map((width) => (
            <li key={width} aria-hidden="true">
              <Skeleton $width={width} $height={56} $radius={12} style={{ opacity: 0.25 }} />
            </li>
          ))}
        {leagues.map((league) => (
          <li key={league.id}>
            <Tile href={league.href} aria-current={league.current ? 'page' : undefined}>
              <Badge seed={`league ${league.id}`} size={40} />
              <span>
                <b>{league.name}</b>
                <small>{league.detail}</small>
              </span>
              {league.unreadLabel && (
                <>
                  <Unread aria-hidden="true" />
                  <VisuallyHidden>{league.unreadLabel}</VisuallyHidden>
                </>
              )}
            </Tile>
          </li>
        ))}
        {extras.map((extra) => (
          <li key={extra.title}>
            <ExtraTile type="button" onClick={extra.onPress}>
              <PlusTile>
                <Plus size={20} aria-hidden />
              </PlusTile>
              <span>
                <b>{extra.title}</b>
                <small>{extra.detail}</small>
              </span>
            </ExtraTile>
          </li>
        ))}
      </List>
    </nav>
  );
}
