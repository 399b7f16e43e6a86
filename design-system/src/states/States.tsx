import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink } from '../button/Button.js';
import { heading, onNight } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { EmptyArt, GoalArt, NotFoundArt } from './arts.js';

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 6px;
  min-height: 280px;
  padding: 32px 20px;
  text-align: center;
  h2 { ${heading} margin-top: 16px; font-size: 1.375rem; line-height: 1.2; text-wrap: balance; }
  p { max-width: 30em; color: ${token.inkSoft}; text-wrap: balance; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 16px;
`;

const Code = styled.small`
  margin-top: 12px;
  font-size: 0.75rem;
  font-weight: 500;
  color: ${token.inkSoft};
`;

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  title: string;
  /** The next step. */
  text?: ReactNode;
  /** Instead of the drawing of a free list; null = none. */
  art?: ReactNode;
  actions?: ReactNode;
}

/** An empty state, with its next step. */
export function EmptyState({ title, text, art, actions }: EmptyStateProps) {
  return (
    <Root>
      {art === undefined ? <EmptyArt /> : art}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  title: string;
  /** The failure, in a sentence with a next step. */
  text?: ReactNode;
  /** For who helps: "REMOTE_NOT_FOUND · mf-stats". */
  code?: string;
  retryText?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another way out. */
  actions?: ReactNode;
}

/** A failure with a retry button. */
export function ErrorState({
  title,
  text,
  code,
  retryText,
  onRetry,
  retrying = false,
  actions,
}: ErrorStateProps) {
  return (
    <Root role="alert">
      <GoalArt />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {(onRetry || actions) && (
        <Actions>
          {onRetry && (
            <Button icon={<RotateCw size={20} aria-hidden />} loading={retrying} onClick={onRetry}>
              {retryText}
            </Button>
          )}
          {actions}
        </Actions>
      )}
      {code && <Code>{code}</Code>}
    </Root>
  );
}

const FallbackCard = styled.div`
  border: 1px solid ${token.line};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
`;

/** Props of {@link SectionFallback}. */
export interface SectionFallbackProps extends ErrorStateProps {
  retryText: string;
  onRetry: () => void;
}

/** A section of the portal that failed, while the rest lives on. */
export function SectionFallback(props: SectionFallbackProps) {
  return (
    <FallbackCard>
      <ErrorState {...props} />
    </FallbackCard>
  );
}

const Night = styled(Root)`
  ${onNight}
  position: relative;
  min-height: min(560px, 70vh);
  background: radial-gradient(80% 90% at 50% 0, ${token.nightLift}, ${token.nightDeep} 75%);
  overflow: hidden;
  isolation: isolate;
  & > svg { max-width: 100%; }
  h1 { ${heading} margin-top: 20px; font-size: 1.75rem; }
  p { color: ${token.onNightSoft}; }
`;

const Lines = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/** Props of {@link NotFound}. */
export interface NotFoundProps {
  title: string;
  text: string;
  homeText: string;
  homeHref: string;
}

/** The page that isn't there. */
export function NotFound({ title, text, homeText, homeHref }: NotFoundProps) {
  return (
    <Night>
      <Lines viewBox="0 0 600 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g fill="none" stroke="#fff" strokeOpacity=".1" strokeWidth="2">
          <circle cx="300" cy="500" r="190" />
          <path d="M0 500h600M60 0v500M540 0v500" />
        </g>
      </Lines>
      <NotFoundArt />
      <h1>{title}</h1>
      <p>{text}</p>
      <Actions>
        <ButtonLink variant="lime" href={homeHref}>
          {homeText}
        </ButtonLink>
      </Actions>
    </Night>
  );
}
