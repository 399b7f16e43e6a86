import { bareButton, token } from '@euro/design-system';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';

/**
 * From 80em (1280 px) on the margin beside the page, less a scroll bar, is as wide as the tab: it covers nothing.
 * Below, the menu and the footer lead to the chat.
 */
const Tab = styled.button`
  ${bareButton}
  position: fixed;
  display: grid;
  z-index: 40;
  right: 0;
  bottom: 176px;
  width: 40px;
  height: 64px;
  place-items: center;
  border-radius: 14px 0 0 14px;
  background: ${token.night};
  color: ${token.accent};
  box-shadow: 0 0 0 1px ${token.nightControl}, ${token.shadow2};
  transition: background ${token.quick};
  &:hover { background: ${token.nightLift}; }
  @media (max-width: 79.9375em) { display: none; }
  @media print { display: none; }
`;

const Count = styled.span`
  position: absolute;
  top: -8px;
  left: -8px;
  min-width: 1.375rem;
  height: 1.375rem;
  padding: 0 6px;
  border-radius: ${token.radiusFull};
  background: ${token.accent};
  color: ${token.onAccent};
  font-size: 0.75rem;
  font-weight: 800;
  line-height: 1.375rem;
`;

/** Props of {@link HelpLauncher}. */
export interface HelpLauncherProps {
  /** Accessible name, with the number of unread answers. */
  label: string;
  unread: number;
  /** Focuses it when it appears, after its panel was closed. */
  hasFocus?: boolean;
  onPress: () => void;
  /** Called when it is pointed at or focused. */
  onNear?: () => void;
}

/** The tab at the right edge of a wide window that opens the chat with the help desk. */
export function HelpLauncher({ label, unread, hasFocus = false, onPress, onNear }: HelpLauncherProps) {
  return (
    <Tab
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      autoFocus={hasFocus}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <MessageCircle size={22} aria-hidden />
      {unread > 0 && <Count aria-hidden>{unread}</Count>}
    </Tab>
  );
}
