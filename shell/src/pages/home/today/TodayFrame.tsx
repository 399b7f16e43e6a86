import { token, Wrap } from '@euro/design-system';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  position: relative;
  z-index: 1;
  margin-top: -52px;
  @media (min-width: 48em) { margin-top: -68px; }
`;

const Card = styled.div`
  container-type: inline-size;
  overflow: clip;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
`;

/** Below each other on a phone, where a font that comes late could not move the one below the other. */
const Head = styled.header`
  display: grid;
  gap: 2px 8px;
  padding: 12px 16px;
  h2 { font-size: 1.125rem; font-weight: 800; font-stretch: 125%; letter-spacing: -0.012em; }
  span { min-height: 1lh; font-size: 0.875rem; color: ${token.inkSoft}; }
  @container (min-width: 43.75rem) { grid-auto-flow: column; justify-content: space-between; align-items: center; padding: 14px 24px; }
`;

/** Props of {@link TodayFrame}. */
export interface TodayFrameProps {
  /** "Vandaag". */
  title: string;
  /** "woensdag 19/06/24 · speeldag 2". */
  detail: ReactNode;
  children: ReactNode;
}

/** The card of {@link TodayStrip} with its title, around whatever it shows. */
export function TodayFrame({ title, detail, children }: TodayFrameProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Wrap>
        <Card>
          <Head>
            <h2 id={titleId}>{title}</h2>
            <span>{detail}</span>
          </Head>
          {children}
        </Card>
      </Wrap>
    </Root>
  );
}
