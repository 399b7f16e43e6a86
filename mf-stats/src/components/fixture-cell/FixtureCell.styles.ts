import { Anchor, token } from '@euro/design-system';
import styled from 'styled-components';

/** As high as a thumb needs. */
export const Cell = styled.span`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 5px;
  min-width: 0;
  min-height: 48px;
  padding: 4px 2px;
  border-radius: 8px;
  background: ${token.sunken};
  color: ${token.ink};
  font-size: 0.8125rem;
  font-weight: 800;
  font-stretch: 88%;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  text-align: center;
  &[data-level='1'], &[data-level='2'] { background: ${token.positiveTint}; color: ${token.positiveText}; }
  &[data-level='4'] { background: ${token.warningTint}; color: ${token.warningText}; }
  &[data-level='5'] { background: ${token.dangerTint}; color: ${token.danger}; }
  &[data-empty] { background: none; color: ${token.inkSoft}; font-weight: 600; }
  em { font-style: normal; font-weight: 600; }
`;

export const Link = styled(Anchor)`
  display: block;
  min-width: 0;
  border-radius: 8px;
  text-decoration: none;
  &:hover > span { box-shadow: inset 0 0 0 1.5px currentColor; }
`;

/** The opponent with the bars below; beside with `data-wide`. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 5px 8px;
`;

export const Bars = styled.span`
  display: inline-flex;
  gap: 2px;
  i {
    width: 7px;
    height: 9px;
    transform: skewX(-16deg);
    border-radius: 1px;
    background: currentColor;
    opacity: 0.22;
  }
  i[data-filled='true'] { opacity: 1; }
`;

/** The bars in words: always for screen readers, visible in cells with room. */
export const Word = styled.small`
  font-size: 0.75rem;
  font-weight: 650;
`;
