import { Avatar, Badge, bareButton, Crown, onNight, token } from '@euro/design-system';
import { useId } from 'react';
import styled from 'styled-components';
import { useDisclosure } from '../../ui/useDisclosure.js';
import { NavButton, NavLink } from './MainNav.js';
import type { NavItem } from './NavItem.js';
import { type OwnTeam, TeamSwitcher } from './TeamSwitcher.js';

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

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 10px 12px;
  margin-bottom: 6px;
  border-bottom: 1px solid #ffffff24;
  font-size: 0.875rem;
  line-height: 1.35;
  color: ${token.onNightSoft};
  overflow-wrap: anywhere;
  b { display: flex; align-items: center; gap: 5px; font-weight: 700; color: #fff; }
`;

const Action = styled(NavButton)`
  width: 100%;
`;

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  /** "Account van Lotte". */
  label: string;
  /** Name of the signed-in user, on top of the menu. */
  name: string;
  /** His picture, beside his name. */
  avatar?: string | null;
  /** "Premium": label of the crown beside a premium member's name. */
  premiumText?: string;
  /** Under the name: the team's name, the e-mail address. */
  detail?: string;
  /** The team's seed shows its crest; without a team the initials are shown. */
  seed?: string | number;
  /** Address of the team's own logo. */
  badge?: string | null;
  initials: string;
  /** The own teams, where there are several, and how to go on with another one. */
  teams?: {
    readonly label: string;
    readonly items: readonly OwnTeam[];
    readonly onChoose: (id: number) => void;
  };
  items: readonly NavItem[];
  signOutText: string;
  onSignOut: () => void;
}

/** The badge at the right of the header, with the user's menu. */
export function AccountMenu(props: AccountMenuProps) {
  const { label, name, avatar, premiumText, detail, seed, badge, initials, teams, items } = props;
  const { signOutText, onSignOut } = props;
  const panelId = useId();
  const { isOpen, close, root, trigger } = useDisclosure();

  return (
    <Root {...root}>
      <Trigger {...trigger} type="button" aria-label={label} aria-controls={panelId}>
        {seed === undefined ? (
          <Avatar src={avatar} initials={initials} size={32} />
        ) : (
          <Badge seed={seed} src={badge} size={36} onNight />
        )}
      </Trigger>
      <Panel id={panelId} hidden={!isOpen}>
        <Who>
          {avatar && <Avatar src={avatar} initials={initials} />}
          <div>
            <b>
              <span>{name}</span>
              {premiumText && <Crown label={premiumText} />}
            </b>
            {detail && <span>{detail}</span>}
          </div>
        </Who>
        {teams && (
          <TeamSwitcher
            {...teams}
            onChoose={(id) => {
              close();
              teams.onChoose(id);
            }}
          />
        )}
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <NavLink href={item.href} aria-current={item.current ? 'page' : undefined} onClick={close}>
                {item.text}
              </NavLink>
            </li>
          ))}
          <li>
            <Action
              type="button"
              onClick={() => {
                close();
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
