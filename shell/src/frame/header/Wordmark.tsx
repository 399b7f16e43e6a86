import { Anchor, media } from '@euro/design-system';
import styled from 'styled-components';

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
  /* The name goes out of sight as a whole where there is no room beside the mark. */
  flex: 0 300 auto;
  flex-wrap: wrap;
  gap: 9px;
  min-width: 44px;
  height: 2.75rem;
  overflow: hidden;
  color: #fff;
  /* Leaves the deadline its room beside it at 375 px. */
  font-size: 1rem;
  line-height: 2.75rem;
  letter-spacing: -0.01em;
  font-stretch: 118%;
  font-weight: 400;
  white-space: nowrap;
  border-radius: 6px;
  b { font-weight: 850; }
  svg { width: 26px; height: 100%; }
  ${media.tablet} {
    font-size: 1.3125rem;
    svg { width: 32px; }
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
