import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { nightStripes } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { BrandMark } from './BrandMark.js';
import { type BrandColours, brandColours } from './brandColours.js';

/** Props of {@link BrandLink}. */
export interface BrandLinkProps {
  /** Address of the other brand's pages, which are loaded whole. */
  href: string;
  colours?: BrandColours;
  /** The `d` of its emblem. */
  emblem?: string;
  /** "EURO 2024 loopt nu". */
  title: ReactNode;
  detail?: ReactNode;
}

/** A link to pages of another brand, in its colours. */
export function BrandLink({ href, colours, emblem, title, detail }: BrandLinkProps) {
  return (
    <Root href={href} target="_top" style={brandColours(colours)}>
      <BrandMark emblem={emblem} />
      <span>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      <ChevronRight size={20} aria-hidden />
    </Root>
  );
}

const Root = styled.a`
  ${nightStripes}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  min-height: 68px;
  padding: 10px 16px;
  border-radius: ${token.radiusCard};
  color: #fff;
  b { display: block; font-weight: 800; font-stretch: 108%; line-height: 1.25; }
  small { display: block; margin-top: 2px; font-size: 0.8125rem; font-weight: 600; line-height: 1.35; color: ${token.onNightSoft}; }
  &:focus-visible { outline: 3px solid ${token.accent}; outline-offset: -5px; }
`;
