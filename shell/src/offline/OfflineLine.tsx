import { token, Wrap } from '@euro/design-system';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

interface OfflineLineProps {
  readonly isShown: boolean;
  readonly title: string;
  readonly text: string;
  readonly icon: ReactNode;
}

/** The amber line under the header; its region stays, so that its coming is announced. */
export function OfflineLine({ isShown, title, text, icon }: OfflineLineProps) {
  return (
    <div role="status">
      {isShown && (
        <Line>
          <Content>
            {icon}
            <p>
              <b>{title}</b>
              <span>{text}</span>
            </p>
          </Content>
        </Line>
      )}
    </div>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const Line = styled.div`
  background: ${token.warningTint};
  color: ${token.ink};
  animation: ${appear} 150ms ease-out;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Content = styled(Wrap)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  min-height: 64px;
  padding-block: 10px;
  font-size: 0.875rem;
  line-height: 1.35;
  svg { color: ${token.warningText}; }
  b { display: block; font-size: 1rem; font-weight: 800; font-stretch: 108%; color: ${token.warningText}; }
`;
