import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '../tokens/breakpoints.js';
import { heading } from '../tokens/mixins.js';
import { Wrap } from './layout.js';

const Root = styled.section`
  padding-top: 40px;
  & > * > h2 { ${heading} margin-bottom: 16px; font-size: 1.375rem; line-height: 1.2; }
  ${media.tablet} { padding-top: 64px; & > * > h2 { font-size: 1.75rem; } }
`;

/** Props of {@link Section}. */
export interface SectionProps {
  title?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its distance and title. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={title ? titleId : undefined}>
      <Wrap>
        {title && <h2 id={titleId}>{title}</h2>}
        {children}
      </Wrap>
    </Root>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;
  margin-bottom: 12px;
  h2 { ${heading} font-size: 1.375rem; line-height: 1.2; }
`;

/** Props of {@link SectionHead}. */
export interface SectionHeadProps {
  title: ReactNode;
  aside?: ReactNode;
}

/** A section's title with something at the right. */
export function SectionHead({ title, aside }: SectionHeadProps) {
  return (
    <Head>
      <h2>{title}</h2>
      {aside}
    </Head>
  );
}
