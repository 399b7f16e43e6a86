import { Anchor, bareButton, media, onNight, token } from '@euro/design-system';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import type { NavItem } from './NavItem.js';
import { useFitting } from './useFitting.js';

const pill = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 0 8px;
  border-radius: 8px;
  font-size: 0.875rem;
  font-weight: 600;
  white-space: nowrap;
  color: #dce2fb;
  transition: background ${token.quick}, color ${token.quick};
  &:hover { color: #fff; background: #ffffff14; }
  &[aria-current='page'], &[data-current='true'] { color: #fff; font-weight: 700; background: ${token.nightLift}; }
  ${media.desktop} { font-size: 0.9375rem; }
`;

const Nav = styled.nav`
  display: none;
  ${media.tablet} { display: block; position: relative; flex: 1 1 0; min-width: 0; }
`;

/** From this many items on they are narrower: a manager has more to go to than a visitor. */
const MANY = 7;

const List = styled.ul`
  display: flex;
  &[data-many] > li > * { padding: 0 6px; font-size: 0.875rem; }
  &&[data-many] > li > ul { padding: 6px; }
`;

/** One destination as a pill on night. */
export const NavLink = styled(Anchor)`
  ${pill}
`;

/** A button among {@link NavLink}s. */
export const NavButton = styled.button`
  ${bareButton}
  ${pill}
`;

/** An item that doesn't fit is hidden at its own width, so that it can be measured. */
const Item = styled.li`
  flex: none;
  &[data-fits='false'] { position: absolute; top: 0; left: 0; visibility: hidden; }
`;

const MoreItem = styled(Item)`
  &[data-fits='true'] { position: relative; }
`;

const Panel = styled.ul`
  ${onNight}
  position: absolute;
  z-index: 40;
  top: calc(100% + 6px);
  right: 0;
  min-width: 200px;
  padding: 6px;
  border-radius: ${token.radiusCard};
  background: ${token.nightDeep};
  box-shadow: ${token.shadow2}, inset 0 0 0 1px #ffffff24;
  &[hidden] { display: none; }
`;

/** Props of {@link MainNav}. */
export interface MainNavProps {
  /** "Hoofdmenu". */
  label: string;
  items: readonly NavItem[];
  /** "Meer": takes the items that don't fit beside each other. */
  moreText: string;
}

/** The menu of the header from 768 px: as many items as fit, the others behind a disclosure. */
export function MainNav({ label, items, moreText }: MainNavProps) {
  const nav = useRef<HTMLElement>(null);
  const fitting = useFitting(nav, items);
  return (
    <Nav ref={nav} aria-label={label}>
      <List data-many={items.length >= MANY || undefined}>
        {items.map((item) => (
          <Item key={item.href} data-fits={fitting.includes(item)}>
            <NavLink href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.text}
            </NavLink>
          </Item>
        ))}
        <More text={moreText} items={items.filter((item) => !fitting.includes(item))} />
      </List>
    </Nav>
  );
}

interface MoreProps {
  text: string;
  items: readonly NavItem[];
}

function More({ text, items }: MoreProps) {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  function handleBlur(event: FocusEvent<HTMLLIElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <MoreItem data-fits={items.length > 0} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <NavButton
        ref={button}
        type="button"
        data-current={items.some(({ current }) => current)}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <span>{text}</span>
        <ChevronDown size={14} aria-hidden />
      </NavButton>
      <Panel id={panelId} hidden={!open}>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {item.text}
            </NavLink>
          </li>
        ))}
      </Panel>
    </MoreItem>
  );
}
