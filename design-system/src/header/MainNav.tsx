import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Anchor } from '../theme/LinkProvider.js';
import { media } from '../tokens/breakpoints.js';
import { bareButton, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const pill = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 0 8px;
  border-radius: 8px;
  font-size: 14px;
  font-weight: 600;
  white-space: nowrap;
  color: #dce2fb;
  transition: background ${token.quick}, color ${token.quick};
  &:hover { color: #fff; background: #ffffff14; }
  &[aria-current='page'] { color: #fff; font-weight: 700; background: ${token.nightLift}; }
  ${media.desktop} { padding: 0 10px; font-size: 15px; }
`;

const Nav = styled.nav`
  display: none;
  ${media.tablet} { display: block; margin-left: 8px; }
`;

const List = styled.ul`
  display: flex;
  gap: 2px;
`;

/** One destination as a pill on night. */
export const NavLink = styled(Anchor)`
  ${pill}
`;

const MoreButton = styled.button`
  ${bareButton}
  ${pill}
`;

const MoreItem = styled.li`
  position: relative;
  &[data-always='false'] { ${media.laptop} { display: none; } }
`;

const Item = styled.li`
  &[data-narrow='false'] { display: none; ${media.laptop} { display: block; } }
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
  li[data-narrow='true'] { ${media.laptop} { display: none; } }
`;

/** One destination. */
export interface NavItem {
  href: string;
  text: ReactNode;
  current?: boolean;
}

/** Props of {@link MainNav}. */
export interface MainNavProps {
  /** "Hoofdmenu". */
  label: string;
  items: readonly NavItem[];
  /** Kept behind "Meer" at every width. */
  moreItems?: readonly NavItem[];
  /** "Meer": between 768 and 1023 px it also takes the items after the first four. */
  moreText: string;
}

/** Items that fit beside everything else from 768 px. */
const NARROW = 4;

/** The menu of the header from 768 px; what doesn't fit collapses into a disclosure. */
export function MainNav({ label, items, moreItems = [], moreText }: MainNavProps) {
  const rest = items.slice(NARROW);
  return (
    <Nav aria-label={label}>
      <List>
        {items.map((item, at) => (
          <Item key={item.href} data-narrow={at < NARROW}>
            <NavLink href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.text}
            </NavLink>
          </Item>
        ))}
        {(rest.length > 0 || moreItems.length > 0) && (
          <More text={moreText} narrowItems={rest} items={moreItems} />
        )}
      </List>
    </Nav>
  );
}

interface MoreProps {
  text: string;
  narrowItems: readonly NavItem[];
  items: readonly NavItem[];
}

function More({ text, narrowItems, items }: MoreProps) {
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

  const all = [
    ...narrowItems.map((item) => ({ ...item, narrow: true })),
    ...items.map((item) => ({ ...item, narrow: false })),
  ];
  return (
    <MoreItem data-always={items.length > 0} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <MoreButton
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {text}
        <ChevronDown size={14} aria-hidden />
      </MoreButton>
      <Panel id={panelId} hidden={!open}>
        {all.map((item) => (
          <li key={item.href} data-narrow={item.narrow}>
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
