import styled from 'styled-components';
import { Anchor } from '../theme/LinkProvider.js';
import { Crown } from './Crown.js';

const Together = styled.span`
  white-space: nowrap;
  svg { display: inline-block; margin-left: 5px; vertical-align: -3px; }
`;

/** Props of {@link CrownedName}. */
export interface CrownedNameProps {
  name: string;
  /** Accessible name of the crown; without it there is no crown. */
  premiumLabel?: string;
  href?: string;
  /** Of the crown, in px. */
  size?: number;
}

/** A team's name whose crown is never alone on a line. */
export function CrownedName({ name, premiumLabel, href, size = 18 }: CrownedNameProps) {
  const lastWordStart = premiumLabel ? name.lastIndexOf(' ') + 1 : name.length;
  const content = (
    <>
      <span translate="no">{name.slice(0, lastWordStart)}</span>
      {premiumLabel && (
        <Together>
          <span translate="no">{name.slice(lastWordStart)}</span>
          <Crown size={size} label={premiumLabel} />
        </Together>
      )}
    </>
  );
  return href ? <Anchor href={href}>{content}</Anchor> : content;
}
