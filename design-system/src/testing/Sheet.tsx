import type { ReactNode } from 'react';
import styled from 'styled-components';
import { nightStripes, onNight } from '../tokens/mixins.js';

/** A padded page for stories. */
export const Sheet = styled.div<{ $width?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  max-width: ${({ $width = 1232 }) => $width}px;
  margin-inline: auto;
  padding: 16px;
  & > * { max-width: 100%; }
  & > [data-wide] { width: 100%; }
`;

/** The same on night. */
export const NightSheet = styled(Sheet)`
  ${onNight}
  ${nightStripes}
`;

const Box = styled.div`
  container-type: inline-size;
  width: 100%;
`;

/** Full width, and a container of its content. */
export function Wide({ children }: { children: ReactNode }) {
  return <Box>{children}</Box>;
}
