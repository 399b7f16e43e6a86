import { Anchor, media, token, Wrap } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BroadcasterMark } from './BroadcasterMark.js';

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 20px;
  height: 2.75rem;
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 2.75rem;
  font: 600 min(1.125rem, 6.5vw)/1 Georgia, 'Times New Roman', serif;
  letter-spacing: -0.01em;
  white-space: nowrap;
`;

const Links = styled.nav`
  display: none;
  gap: 4px;
  ${media.tablet} { display: flex; }
`;

const Link = styled(Anchor)`
  padding: 0 10px;
  line-height: 2.75rem;
  color: ${token.onPartnerSoft};
  &:hover { color: ${token.onPartner}; text-decoration: underline; text-underline-offset: 3px; }
`;

const Account = styled.div`
  margin-left: auto;
`;

/** Props of {@link BroadcasterStrip}. */
export interface BroadcasterStripProps {
  name: string;
  /** Its site; without one the name is no link. */
  href?: string | null;
  /** "De Schelde", of the links. */
  label?: string;
  /** Its sections, from 768 px on. */
  links?: readonly { readonly href: string; readonly text: string }[];
  /** Its account corner, at the right. */
  children?: ReactNode;
}

/** In the strip on top of every page: the broadcaster's name, sections and account. */
export function BroadcasterStrip({ name, href, label, links = [], children }: BroadcasterStripProps) {
  const wordmark = (
    <Name>
      <BroadcasterMark />
      <span>{name}</span>
    </Name>
  );
  return (
    <Row>
      {href ? <Anchor href={href}>{wordmark}</Anchor> : wordmark}
      {links.length > 0 && (
        <Links aria-label={label}>
          {links.map(({ href: to, text }) => (
            <Link key={to} href={to}>
              {text}
            </Link>
          ))}
        </Links>
      )}
      <Account>{children}</Account>
    </Row>
  );
}
