import styled from 'styled-components';
import { Anchor } from '../theme/LinkProvider.js';
import { media } from '../tokens/breakpoints.js';

/** The three slanted bars; width in px. */
export function Mark({ width = 32 }: { width?: number }) {
  return (
    <svg width={width} height={(width * 27) / 32} viewBox="0 0 32 27" aria-hidden="true">
      <path d="M5 15h6L7.6 27H1.6z" fill="#8B98D8" />
      <path d="M13.4 8h6L14 27H8z" fill="#fff" />
      <path d="M22.4 0h9L23.8 27h-9z" fill="#D6FF3F" />
    </svg>
  );
}

const Root = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  min-width: 44px;
  min-height: 44px;
  color: #fff;
  /* Leaves the deadline its room beside it at 375 px. */
  font-size: 16px;
  line-height: 1;
  letter-spacing: -0.01em;
  font-stretch: 118%;
  font-weight: 400;
  white-space: nowrap;
  border-radius: 6px;
  b { font-weight: 850; }
  svg { width: 26px; height: 22px; }
  ${media.tablet} {
    font-size: 21px;
    svg { width: 32px; height: 27px; }
  }
`;

/** Props of {@link Wordmark}. */
export interface WordmarkProps {
  /** Where it leads: home. */
  href: string;
  /** For example "EuroManager, naar home". */
  label: string;
}

/** Mark and name on night, linking to home. */
export function Wordmark({ href, label }: WordmarkProps) {
  return (
    <Root href={href} aria-label={label}>
      <Mark />
      <span className="em-wordmark-name">
        <b>Euro</b>Manager
      </span>
    </Root>
  );
}
