import { Card, CardTitle, media } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RoomyCardProps {
  readonly title: string;
  readonly as?: 'section' | 'aside';
  readonly children: ReactNode;
}

/** A card whose content has the room of the window's width around it. */
export function RoomyCard({ title, as = 'section', children }: RoomyCardProps) {
  return (
    <Root as={as} aria-label={title}>
      <CardTitle>{title}</CardTitle>
      {children}
    </Root>
  );
}

const Root = styled(Card)`
  padding: 16px;
  ${media.tablet} { padding: 24px; }
`;
