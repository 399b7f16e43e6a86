import { Anchor, media } from '@euro/design-system';
import styled from 'styled-components';

/** A link in the header with one fact: the deadline or the points. */
export const ChipLink = styled(Anchor)`
  position: relative;
  isolation: isolate;
  flex: 0 1 auto;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 2.75rem;
  padding: 0 10px;
  font-size: 0.875rem;
  white-space: nowrap;
  border-radius: 99px;
  &::before { content: ''; position: absolute; z-index: -1; inset: 5px 0; border-radius: 99px; background: #ffffff1a; }
  &:hover::before { background: #ffffff2b; }
  b { font-weight: 700; font-stretch: 112%; color: #fff; }
  ${media.tablet} { padding: 0 12px 0 10px; }
`;
