import { token } from '@euro/design-system';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  gap: 2px 12px;
  align-items: start;
  padding: 12px;
  border-radius: ${token.radiusCard};
  background: #f4f4f6;
  color: #0b1338;
  font-size: 0.875rem;
  line-height: 1.35;
  svg { grid-row: 1 / 3; width: 36px; height: 36px; }
  b { font-weight: 750; }
  time, p { margin: 0; color: #4a5578; }
  time { font-size: 0.8125rem; }
  p { grid-column: 2 / 4; }
`;

interface PushSampleProps {
  readonly title: string;
  readonly text: string;
  /** "nu" */
  readonly when: string;
}

/** A notification as systems draw it, light whatever the theme. */
export function PushSample({ title, text, when }: PushSampleProps) {
  return (
    <Box>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="14" fill="#0b1338" />
        <path d="M13 36h12l-7 18H6zM29 24h12L30 54H18zM46 10h14L44 54H31z" fill="#fff" />
        <path d="M13 36h12l-7 18H6z" fill="#8b98d8" />
        <path d="M46 10h14L44 54H31z" fill="#d6ff3f" />
      </svg>
      <b>{title}</b>
      <time>{when}</time>
      <p>{text}</p>
    </Box>
  );
}

/** Samples over the night of the portal. */
export const SampleStage = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px;
  border-radius: ${token.radiusCard};
  background: ${token.night};
`;
