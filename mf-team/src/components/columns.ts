import { media } from '@euro/design-system';
import { PitchColumns } from '@euro/game-ui';
import styled from 'styled-components';

/**
 * One of the two columns beside each other from 846 px, or a part of one that has its own grid area there; below that
 * all places follow each other by their order.
 */
export const Column = styled.div<{ $area?: string }>`
  display: contents;
  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 20px;
    ${({ $area }) => $area && `grid-area: ${$area};`}
  }
`;

/** Two columns of parts that are read in the order in which they follow each other on a phone. */
export const TwoByTwo = styled(PitchColumns)`
  ${media.columns} { grid-template-rows: auto 1fr auto; row-gap: 20px; }
`;

/** The areas of {@link TwoByTwo} in reading order: left and right, then the one below each. */
export const AREAS = ['1 / 1', '1 / 2 / 3', '2 / 1 / 4', '3 / 2'] as const;

/** A place in a column, and its turn where there is one column only. */
export const Place = styled.div<{ $turn: number }>`
  container-type: inline-size;
  min-width: 0;
  order: ${({ $turn }) => $turn};
  &:empty { display: none; }
  ${media.columns} { order: 0; }
`;
