import { Badge, heading, media, token } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface TeamIdentityProps {
  readonly team: { readonly id: number; readonly badge: string | null };
  /** The page's title. */
  readonly title: ReactNode;
  /** Left out when it is empty. */
  readonly line: ReactNode;
  /** A chip at the right. */
  readonly aside?: ReactNode;
}

/** Owner of the page: the badge beside the title, above a score. */
export function TeamIdentity({ team, title, line, aside }: TeamIdentityProps) {
  return (
    <Root>
      <Badge seed={team.id} src={team.badge} size={40} />
      <div>
        <h1>{title}</h1>
        {line !== '' && <p>{line}</p>}
      </div>
      {aside}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-top: 14px;
  & > div { flex: 1 1 auto; min-width: 0; }
  & > span { flex: none; }
  h1 { ${heading} font-size: 1.125rem; font-weight: 850; line-height: 1.15; overflow-wrap: anywhere; }
  p { margin-top: 2px; font-size: 0.8125rem; line-height: 1.3; color: ${token.onNightSoft}; }
  svg, img { flex: none; }
  ${media.laptop} {
    gap: 16px;
    padding-top: 32px;
    h1 { font-size: 1.5rem; }
    p { font-size: 1rem; }
  }
`;
