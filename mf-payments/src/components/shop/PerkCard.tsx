import { Card, CardTitle, media, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Cards of what premium brings: below each other on phones, two or four in a row on wider screens. */
export const Perks = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; }
  ${media.laptop} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  align-content: start;
  padding: 16px;
  h3 { font-size: 1rem; }
  p { margin-top: 3px; font-size: 0.875rem; line-height: 1.5; color: ${token.inkSoft}; }
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 24px; }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${token.radiusCard};
  background: ${token.night};
  color: ${token.accent};
  svg { width: 24px; height: 24px; }
`;

/** Props of {@link PerkCard}. */
export interface PerkCardProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Link to the feature. */
  action?: ReactNode;
}

/** One thing that premium brings. In {@link Perks}. */
export function PerkCard({ icon, title, text, action }: PerkCardProps) {
  return (
    <Root as="li">
      <Icon aria-hidden="true">{icon}</Icon>
      <div>
        <CardTitle as="h3">{title}</CardTitle>
        <p>{text}</p>
        {action}
      </div>
    </Root>
  );
}
