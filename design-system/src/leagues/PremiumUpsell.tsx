import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CrownArt } from '../crown/Crown.js';
import { onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { CardTitle } from '../typography/typography.js';

const Root = styled.section`
  ${onNight}
  overflow: hidden;
  padding: 16px;
  border-radius: ${token.radiusCard};
  background: linear-gradient(135deg, ${token.nightDeep}, ${token.nightLift});
  color: #fff;
  p { margin: 6px 0 16px; font-size: 14px; color: #d3dbfa; }
  @media (min-width: 768px) { padding: 24px; }
`;

const Art = styled.span`
  float: right;
  margin: -12px -12px 0 8px;
`;

/** Props of {@link PremiumUpsell}. */
export interface PremiumUpsellProps {
  title: ReactNode;
  /** What it brings, and what stays free. */
  text: ReactNode;
  /** A lime button. */
  action?: ReactNode;
}

/** A small card on night that says what premium brings here. */
export function PremiumUpsell({ title, text, action }: PremiumUpsellProps) {
  return (
    <Root>
      <Art>
        <CrownArt size={104} />
      </Art>
      <CardTitle>{title}</CardTitle>
      <p>{text}</p>
      {action}
    </Root>
  );
}
