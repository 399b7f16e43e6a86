import { Anchor, media, onNight, token, Wrap } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { NavItem } from '../header/NavItem.js';

const Root = styled.footer`
  ${onNight}
  padding-block: 24px;
  background: ${token.nightFoot};
  color: ${token.onNightSoft};
  font-size: 0.875rem;
`;

const Inner = styled(Wrap)`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: auto 1fr;
    align-items: start;
    column-gap: 48px;
  }
`;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  ${media.tablet} { justify-content: flex-end; }
  a { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; color: #fff; border-radius: 4px; }
  a:hover { text-decoration: underline; text-underline-offset: 4px; }
`;

const Credits = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-top: 16px;
  border-top: 1px solid #ffffff29;
  font-size: 0.75rem;
  li:first-child { color: #fff; font-weight: 650; }
  a { text-decoration: underline; text-underline-offset: 2px; }
`;

/** Props of {@link Footer}. */
export interface FooterProps {
  wordmark: ReactNode;
  tagline: string;
  /** "Meer over EuroManager". */
  navLabel: string;
  items: readonly NavItem[];
  /** Sources of the data and the disclaimer; the first is emphasised. */
  credits: readonly ReactNode[];
}

/** The night foot of every page. */
export function Footer({ wordmark, tagline, navLabel, items, credits }: FooterProps) {
  return (
    <Root>
      <Inner>
        <div>
          {wordmark}
          <p>{tagline}</p>
        </div>
        <Nav aria-label={navLabel}>
          {items.map((item) => (
            <Anchor key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.text}
            </Anchor>
          ))}
        </Nav>
        <Credits>
          {credits.map((credit, at) => (
            <li key={typeof credit === 'string' ? credit : `credit ${at}`}>{credit}</li>
          ))}
        </Credits>
      </Inner>
    </Root>
  );
}
