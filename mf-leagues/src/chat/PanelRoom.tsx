import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePanelHeight } from './usePanelHeight.js';

/** As high as the rest of the screen; beside a table longer than the screen it is sticky. */
const Room = styled.div`
  scroll-margin-block: 16px;
  &[data-beside] { position: sticky; top: 16px; }
`;

interface PanelRoomProps {
  /** In a column beside the table, which may be longer than the screen. */
  readonly isBeside: boolean;
  readonly children: ReactNode;
}

/** The place of the chat on screens that are wider than a phone. */
export function PanelRoom({ isBeside, children }: PanelRoomProps) {
  const { room, height } = usePanelHeight(isBeside);
  return (
    <Room ref={room} data-beside={isBeside || undefined} style={height === null ? undefined : { height }}>
      {children}
    </Room>
  );
}
