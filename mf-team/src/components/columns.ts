import { media } from '@euro/design-system';
import styled from 'styled-components';

/** One of the two columns beside each other from 846 px; below that all places of both follow each other by their order. */
export const Column = styled.div`
  display: contents;
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 20px;
  }
`;

/** A place in a column, and its turn where there is one column only. */
export const Place = styled.div<{ $turn: number }>`
  container-type: inline-size;
  min-width: 0;
  order: ${({ $turn }) => $turn};
  &:empty { display: none; }
  ${media.columns} { order: 0; }
`;
