import styled from 'styled-components';
import { container, media } from '../tokens/breakpoints.js';

/** Centred page column: 1232 px including its margins (16 on phones, 24 from 768). */
export const Wrap = styled.div`
  width: 100%;
  max-width: 1232px;
  margin-inline: auto;
  padding-inline: 16px;
  ${media.tablet} {
    padding-inline: 24px;
  }
`;

/** Shown from 768 px of the window on. */
export const WideOnly = styled.div`
  display: none;
  ${media.tablet} { display: contents; }
`;

/** Shown below 768 px of the window. */
export const PhoneOnly = styled.div`
  display: contents;
  ${media.tablet} { display: none; }
`;

/** Gap between children, in px. */
interface GapProps {
  $gap?: number;
}

/** Children below each other. */
export const Stack = styled.div<GapProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 16 }) => $gap}px;
`;

/** Children beside each other, wrapping. */
export const Cluster = styled.div<GapProps & { $justify?: string; $align?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 12 }) => $gap}px;
`;

/** As many equal columns as fit, each at least `$min` px wide. */
export const Grid = styled.div<GapProps & { $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 240 }) => $min}px), 1fr));
  gap: ${({ $gap = 16 }) => $gap}px;
`;

/** The area under a band: room above and below. The frame around it is the page's `main`. */
export const PageBody = styled.div`
  padding-block: 16px 48px;
  ${media.tablet} {
    padding-block: 24px 64px;
  }
`;

/** Makes its children respond to its own width instead of the window's. */
export const ContainerBox = styled.div`
  container-type: inline-size;
`;

/** Width in px of the side column and where it stands. */
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
