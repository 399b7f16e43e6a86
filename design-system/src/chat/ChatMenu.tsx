import { Ellipsis } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

/** Milliseconds until a touch counts as a long press, and the px that a finger may move meanwhile. */
const LONG_PRESS = 450;
const STEADY = 10;

/** What can be done with a message: opened by a long press, and by a button for mouse and keyboard. */
export interface ChatMenu {
  /** Name of the button. */
  label: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Over the message while it is open: ways to react. */
  above?: ReactNode;
  /** Under it: actions. */
  below?: ReactNode;
}

/** Handlers that recognise a long press of a finger. */
export function useLongPress(onPress: (() => void) | undefined): HTMLAttributes<HTMLElement> {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  if (!onPress) return {};
  const end = () => {
    if (press.current) window.clearTimeout(press.current.timer);
    press.current = null;
  };
  return {
    onPointerDown({ pointerType, clientX, clientY }) {
      end();
      if (pointerType === 'touch')
        press.current = { timer: window.setTimeout(onPress, LONG_PRESS), x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY }) {
      const from = press.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STEADY) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The menu of the browser would cover this one.
    onContextMenu(event) {
      if (press.current) event.preventDefault();
    },
  };
}

/** The button of a {@link ChatMenu}, over the corner of its message; seen with a mouse over that, or focused. */
export function ChatMenuButton({ menu }: { menu: ChatMenu }) {
  return (
    <Dots
      type="button"
      aria-label={menu.label}
      title={menu.label}
      aria-expanded={menu.isOpen}
      onClick={menu.onToggle}
    >
      <Ellipsis size={18} aria-hidden />
    </Dots>
  );
}

const Dots = styled.button`
  ${bareButton}
  position: absolute;
  z-index: 1;
  top: -20px;
  right: -12px;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 4px solid transparent;
  border-radius: ${token.radiusFull};
  background: ${token.surface} padding-box;
  box-shadow: inset 0 0 0 1px ${token.line};
  color: ${token.inkSoft};
  &:not(:focus-visible, article:hover *, [aria-expanded='true']) { clip-path: inset(50%); }
  @media (hover: none) { &:not(:focus-visible) { clip-path: inset(50%); } }
`;

/** A message without an author beside it, as wide as the log: a result, a poll. */
export function ChatCard({
  menu,
  tools,
  id,
  minHeight,
  children,
}: {
  menu?: ChatMenu;
  /** Under it: votes and reactions. */
  tools?: ReactNode;
  id?: string;
  /** Px that are reserved for content which comes later. */
  minHeight: number;
  children: ReactNode;
}) {
  return (
    <Root id={id} tabIndex={id ? -1 : undefined} {...useLongPress(menu?.onToggle)}>
      {menu?.isOpen && menu.above}
      <Face style={{ minHeight }}>
        {children}
        {menu && <ChatMenuButton menu={menu} />}
      </Face>
      {tools}
      {menu?.isOpen && menu.below}
    </Root>
  );
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  -webkit-touch-callout: none;
`;

const Face = styled.div`
  position: relative;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusField};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
`;
