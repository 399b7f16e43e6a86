import { useIsPhone } from '@euro/game-ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { MatchPhase } from '../../model/matchFacts.js';

const Below = styled.div`
  margin-top: 16px;
`;

interface SheetOrderProps {
  /** `null` while the match is not known. */
  readonly phase: MatchPhase | null;
  /** What changes at the kick-off and grows while the match is played. */
  readonly news: ReactNode;
  readonly children: ReactNode;
}

/**
 * The news of a match above its sides. On a phone, where it is as high as half the screen and its names wrap, the news of a
 * match that was not over when the page opened comes below the sides, so that it moves nothing that somebody is looking at;
 * it stays there when the match ends.
 */
export function SheetOrder({ phase, news, children }: SheetOrderProps) {
  const isPhone = useIsPhone();
  const [wasFollowed, setFollowed] = useState(false);
  if (!wasFollowed && (phase === 'before' || phase === 'during')) setFollowed(true);
  const isBelow = isPhone && wasFollowed;
  return (
    <>
      {!isBelow && news}
      {children}
      {isBelow && <Below>{news}</Below>}
    </>
  );
}
