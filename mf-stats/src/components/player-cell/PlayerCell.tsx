import { bareButton, ellipsis, Flag, Jersey, Skeleton, token } from '@euro/design-system';
import { largeLetters, type Shirt } from '@euro/game-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  .em-jersey { width: 44px; height: 44px; }
`;

const Text = styled.span`
  min-width: 0;
  text-align: left;
  b { display: block; font-size: 1rem; line-height: 1.25; font-weight: 650; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { display: flex; align-items: center; gap: 6px; font-size: 0.75rem; line-height: 1.4; font-weight: 450; color: ${token.inkSoft}; }
  small > span { ${ellipsis} }
  /* Nation and position, "FRA · Verdediger", on two lines where one is too short. */
  @media (max-width: 22em) { small > span { white-space: normal; } }
  ${largeLetters} { b, small > span { white-space: normal; overflow-wrap: anywhere; } }
`;

const NameButton = styled.button`
  ${bareButton}
  font: inherit;
  max-width: 100%;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

const Lines = styled.span`
  display: grid;
  gap: 7px;
`;

/** A loading player in a table at the final size, hidden from screen readers. */
export function PlayerCellSkeleton() {
  return (
    <Root>
      <Skeleton $width={44} $height={44} $radius={22} />
      <Lines>
        <Skeleton $width={88} $height={14} />
        <Skeleton $width={132} $height={10} />
      </Lines>
    </Root>
  );
}

/** Props of {@link PlayerCell}. */
export interface PlayerCellProps {
  name: string;
  shirt: Shirt;
  /** "FRA · Verdediger". */
  detail: ReactNode;
  /** After the name: he is followed. */
  mark?: ReactNode;
  /** Makes the whole row open the player. */
  onOpen?: () => void;
}

/** A player in a table: shirt, name, flag, nation and position. */
export function PlayerCell({ name, shirt, detail, mark, onOpen }: PlayerCellProps) {
  return (
    <Root>
      <Jersey {...shirt} />
      <Text>
        <b translate="no">
          {onOpen ? (
            <NameButton type="button" onClick={onOpen}>
              {name}
            </NameButton>
          ) : (
            <span>{name}</span>
          )}
          {mark}
        </b>
        <small>
          <Flag nation={shirt.nation} size={16} />
          <span>{detail}</span>
        </small>
      </Text>
    </Root>
  );
}
