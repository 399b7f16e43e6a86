import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Badge } from '../badge/Badge.js';
import { bareButton, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { Initials } from './HeaderTools.js';
import { NavButton, type NavItem, NavLink } from './MainNav.js';

const Root = styled.div`
  position: relative;
  flex: none;
`;

const Trigger = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 99px;
  &:hover, &[aria-expanded='true'] { background: #ffffff14; }
`;

const Panel = styled.div`
  ${onNight}
  position: absolute;
  z-index: 40;
  top: calc(100% + 6px);
  right: 0;
  min-width: 220px;
  padding: 6px;
  border-radius: ${token.radiusCard};
  background: ${token.nightDeep};
  box-shadow: ${token.shadow2}, inset 0 0 0 1px #ffffff24;
  &[hidden] { display: none; }
`;

const Who = styled.p`
  padding: 10px 10px 12px;
  margin-bottom: 6px;
  border-bottom: 1px solid #ffffff24;
  font-size: 14px;
  line-height: 1.35;
  color: ${token.onNightSoft};
  overflow-wrap: anywhere;
  b { display: block; font-weight: 700; color: #fff; }
`;

const Action = styled(NavButton)`
  width: 100%;
`;

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  /** "Account van Lotte". */
  label: string;
  /** Who is signed in, on top of the menu. */
  name: string;
  /** Under the name: the team's name, the e-mail address. */
  detail?: string;
  /** The team's seed shows its crest; without a team the initials stand in. */
  seed?: string | number;
  initials: string;
  items: readonly NavItem[];
  signOutText: string;
  onSignOut: () => void;
}

/** The badge at the right of the header, and what belongs to the person behind it. */
export function AccountMenu(props: AccountMenuProps) {
  const { label, name, detail, seed, initials, items, signOutText, onSignOut } = props;
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    trigger.current?.focus();
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <Root onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {seed === undefined ? <Initials>{initials}</Initials> : <Badge seed={seed} size={36} onNight />}
      </Trigger>
      <Panel id={panelId} hidden={!open}>
        <Who>
          <b>{name}</b>
          {detail}
        </Who>
        <ul>
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
          <li>
            <Action
              type="button"
              onClick={() => {
                setOpen(false);
                onSignOut();
              }}
            >
              {signOutText}
            </Action>
          </li>
        </ul>
      </Panel>
    </Root>
  );
}
