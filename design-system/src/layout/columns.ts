import styled from 'styled-components';
import { container } from '../tokens/breakpoints.js';

/** As many equal columns as fit, each at least `$min` px wide. */
export const Grid = styled.div<{ $gap?: number; $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 240 }) => $min}px), 1fr));
  gap: ${({ $gap = 16 }) => $gap}px;
`;

/** Makes its children respond to its own width instead of the window's. */
export const ContainerBox = styled.div`
  container-type: inline-size;
`;

/** Width in px of the side column and where it is. */
export interface SidePanelProps {
  $side?: number;
}

/** Main and side column: two columns from 846 px of its container ({@link ContainerBox}), stacked below. */
export const SidePanelLayout = styled.div<SidePanelProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${container.columns} {
    grid-template-columns: minmax(0, 1fr) min(${({ $side = 392 }) => $side}px, 42%);
    gap: 24px;
  }
`;
