import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { breakpoints } from '../tokens/breakpoints.js';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

/** On phones and tablets the thumb's corner belongs to the page's own action: the menu and the footer lead to the chat. */
const Round = styled.button`
  ${bareButton}
  position: fixed;
  display: grid;
  z-index: 40;
  right: 24px;
  bottom: 24px;
  width: 56px;
  height: 56px;
  place-items: center;
  border-radius: ${token.radiusFull};
  background: ${token.night};
  color: ${token.accent};
  box-shadow: 0 0 0 2px ${token.surface}, ${token.shadow2};
  &:hover { background: ${token.nightLift}; }
  @media (max-width: ${breakpoints.laptop - 1}px) { display: none; }
  @media print { display: none; }
`;

const Count = styled.span`
  position: absolute;
  top: -2px;
  right: -2px;
  min-width: 22px;
  height: 22px;
  padding: 0 6px;
  border-radius: ${token.radiusFull};
  background: ${token.accent};
  color: ${token.onAccent};
  font-size: 12px;
  font-weight: 800;
  line-height: 22px;
`;

/** Props of {@link HelpLauncher}. */
export interface HelpLauncherProps {
  /** Says what it opens, and how many answers wait. */
  label: string;
  unread: number;
  onPress: () => void;
}

/** The round button in the corner that opens the chat with the help desk; from a laptop's width on. */
export function HelpLauncher({ label, unread, onPress }: HelpLauncherProps) {
  return (
    <Round type="button" aria-label={label} title={label} aria-haspopup="dialog" onClick={onPress}>
      <MessageCircle size={26} aria-hidden />
      {unread > 0 && <Count aria-hidden>{unread}</Count>}
    </Round>
  );
}
