import { ChevronLeft } from 'lucide-react';
import styled from 'styled-components';
import { Anchor, type AnchorProps } from '../theme/LinkProvider.js';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';

const Root = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  margin-left: -6px;
  padding-right: 6px;
  border-radius: 4px;
  font-size: 0.875rem;
  font-weight: 600;
  color: ${token.onNightSoft};
  &:hover { color: ${token.onNight}; }
`;

/** Link to a page's parent, at the top of a band. */
export function BackLink({ children, ...rest }: AnchorProps) {
  return (
    <Root {...rest}>
      <ChevronLeft size={18} aria-hidden />
      {inElement(children)}
    </Root>
  );
}
