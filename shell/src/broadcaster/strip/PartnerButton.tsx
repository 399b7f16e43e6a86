import { Button, type ButtonProps, token } from '@euro/design-system';
import { lightTheme } from '@euro/design-system/geometry';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BroadcasterMark } from './BroadcasterMark.js';

/** The same in both themes: it is the partner's button, on the partner's ground. */
const Partner = styled(Button)`
  && { background: ${token.partnerFill}; color: ${token.onPartnerFill}; }
  box-shadow: inset 0 0 0 1px ${token.partnerFillLine};
  --em-partner-water: ${lightTheme.partnerWater};
  --em-partner-sun: ${lightTheme.partnerSun};
  &:hover { filter: brightness(0.97); }
`;

/** Props of {@link PartnerButton}. */
export interface PartnerButtonProps extends Omit<ButtonProps, 'variant'> {
  /** The mark before the text; the broadcaster's without. */
  icon?: ReactNode;
}

/** Signs in with another provider: "Verder met De Schelde". */
export function PartnerButton({ icon = <BroadcasterMark />, ...rest }: PartnerButtonProps) {
  return <Partner {...rest} variant="secondary" icon={icon} />;
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: 0.75rem;
  line-height: 1.2;
  color: ${token.inkSoft};
  &::before, &::after { content: ''; flex: 1; height: 1px; background: ${token.line}; }
`;

/** "of", between a form and another way to do the same. */
export function OrLine({ children }: { children: ReactNode }) {
  return <Line>{children}</Line>;
}
