import styled from 'styled-components';
import { media } from '../tokens/breakpoints.js';

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

/** Fields beside each other where each shows its longest choice whole, and below each other where one would not. */
export const FieldRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & > * { flex: 1 1 auto; max-width: 100%; }
`;

/** The area under a band: room above and below. The frame around it is the page's `main`. */
export const PageBody = styled.div`
  padding-block: 16px 48px;
  ${media.tablet} {
    padding-block: 24px 64px;
  }
`;
