import styled from 'styled-components';
import { Drawing } from '../drawing/Drawing.js';
import { flags } from './flags.js';

const Root = styled(Drawing)`
  flex: none;
  border-radius: 2px;
  overflow: hidden;
  box-shadow: 0 0 0 1px color-mix(in srgb, currentColor 16%, transparent);
`;

/** Props of {@link Flag}. */
export interface FlagProps {
  /** Three-letter code of the nation. */
  nation: string;
  /** The nation's name when no text beside the flag says it. */
  label?: string;
  /** Width in px; the height is two thirds. */
  size?: number;
}

/** A nation's flag. */
export function Flag({ nation, label, size = 18 }: FlagProps) {
  return (
    <Root viewBox="0 0 24 16" width={size} height={(size * 2) / 3} label={label}>
      {flags[nation] ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from flags.ts, no input reaches them
        <g dangerouslySetInnerHTML={{ __html: flags[nation] }} />
      ) : (
        <rect width="24" height="16" fill="#8A93AB" />
      )}
    </Root>
  );
}
