import { PageBody, Wrap } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useFullHeight } from './useFullHeight.js';

/** The page under the chat does not scroll: the log is all that does. */
const NoScroll = createGlobalStyle`
  @media (min-height: 25em) { html { overflow: hidden; } }
`;

const Body = styled(PageBody)`
  padding-block: 8px 0;
  & > div { padding-inline: 8px; }
`;

const Room = styled.div`
  margin-top: 8px;
  min-height: 200px;
  /* Over the tabs of the portal, whose place the keyboard takes. */
  &[data-typing] { position: fixed; z-index: 40; inset: 0 0 auto; margin: 0; min-height: 0; }
`;

interface FullRoomProps {
  /** The tabs of the league. */
  readonly segments: ReactNode;
  readonly children: ReactNode;
}

/** The chat on a phone: everything between the header and the tabs of the portal. */
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
