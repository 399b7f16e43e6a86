import { LiveDot, token } from '@euro/design-system';
import { ChartNoAxesColumn } from 'lucide-react';
import styled from 'styled-components';
import { ChipLink } from './ChipLink.js';

const Root = styled(ChipLink)`
  gap: 7px;
  svg { flex: none; color: ${token.accent}; }
  /* As wide as a hundred points: the menu beside it doesn't move with a goal. */
  b { min-width: 3.3em; font-variant-numeric: tabular-nums; }
`;

/** Props of {@link PointsChip}. */
export interface PointsChipProps {
  href: string;
  /** "20,5". */
  points: string;
  /** The chip in words: "Speeldag 3: 20,5 punten, voorlopig". */
  label: string;
  /** A match of the matchday is played: a green dot. */
  live: boolean;
}

/** The points of the running matchday in the header. */
export function PointsChip({ href, points, label, live }: PointsChipProps) {
  return (
    <Root href={href} aria-label={label}>
      {live ? <LiveDot /> : <ChartNoAxesColumn size={16} aria-hidden />}
      <b>{points}</b>
    </Root>
  );
}
