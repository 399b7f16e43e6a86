import { PageBody, token, Wrap } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useFullHeight } from './useFullHeight.js';

/**
 * The page under the chat does not scroll: the log is all that does. Nor does it for the focus, for which other pages
 * keep room above their bars: the input is in such room.
 */
const NoScroll = createGlobalStyle`
  @media (min-height: 25em) { html:root { overflow: hidden; scroll-padding-bottom: 0; } }
`;

const Body = styled(PageBody)`
  padding-block: 8px 0;
  & > div { padding-inline: 8px; }
`;

const Room = styled.div`
  margin: 8px -8px 0;
  min-height: 200px;
  --foot: var(--em-tabs-height, 0px);
  /* The input takes the place of the portal's tabs. */
  html[data-em-bar-stays] & { --foot: 0px; }
  & > section { border-width: 1px 0 0; border-radius: ${token.radiusCard} ${token.radiusCard} 0 0; }
  /* Over the header of the portal; the keyboard covers what a phone keeps free at the bottom. */
  &[data-typing] { position: fixed; z-index: 40; inset: 0 0 auto; margin: 0; min-height: 0; }
  &[data-typing] form { padding-bottom: 12px; }
`;

interface FullRoomProps {
  /** The tabs of the league. */
  readonly segments: ReactNode;
  readonly children: ReactNode;
}

/** The chat on a phone: everything below the header of the portal, above its tabs where nothing can be written. */
export function FullRoom({ segments, children }: FullRoomProps) {
  const { room, style, isOverKeyboard } = useFullHeight();
  return (
    <Body as="div">
      <NoScroll />
      <Wrap>
        {segments}
        <Room ref={room} style={style} data-typing={isOverKeyboard || undefined}>
          {children}
        </Room>
      </Wrap>
    </Body>
  );
}
