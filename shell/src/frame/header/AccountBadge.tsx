import { Anchor, Badge, token } from '@euro/design-system';
import styled from 'styled-components';

const Account = styled(Anchor)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  flex: none;
  border-radius: 99px;
  &:hover { background: #ffffff14; }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 99px;
  background: ${token.nightLift};
  box-shadow: inset 0 0 0 1.5px ${token.nightLine};
  color: #fff;
  font-size: 0.75rem;
  font-weight: 800;
`;

/** Props of {@link AccountBadge}. */
export interface AccountBadgeProps {
  href: string;
  /** "Profiel van Lotte". */
  label: string;
  /** The team's seed shows its crest; without a team the initials are shown. */
  seed?: string | number;
  /** Address of the team's own logo. */
  badge?: string | null;
  initials: string;
}

/** The way to one's profile: the team's crest, or initials. */
export function AccountBadge({ href, label, seed, badge, initials }: AccountBadgeProps) {
  return (
    <Account href={href} aria-label={label}>
      {seed === undefined ? (
        <Initials>{initials}</Initials>
      ) : (
        <Badge seed={seed} src={badge} size={36} onNight />
      )}
    </Account>
  );
}
