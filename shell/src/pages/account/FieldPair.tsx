import styled from 'styled-components';

/** Two related fields, beside each other if there is room; the second may be narrower. */
export const FieldPair = styled.div<{ $second?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  @container (min-width: 18.75rem) {
    grid-template-columns: minmax(0, 1fr) ${({ $second = 'minmax(0, 1fr)' }) => $second};
  }
`;
