import { token } from '@euro/design-system';
import styled from 'styled-components';

/** Width of its container from which the whole tree is drawn. */
const TREE = '56.25rem';

export const Root = styled.div`
  container-type: inline-size;
`;

export const Tree = styled.div`
  display: none;
  --gap: 32px;
  gap: var(--gap);
  @container (min-width: ${TREE}) { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
  @container (min-width: 68.75rem) { --gap: 48px; }
`;

export const Round = styled.div`
  display: grid;
  grid-template-rows: 36px 1fr;
  h3 { font-size: 0.875rem; font-weight: 600; color: ${token.inkSoft}; }
`;

/** Every match takes an equal part of the height, so that it is in the middle of the two that lead to it. */
export const Matches = styled.ul<{ $height: number }>`
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  height: ${({ $height }) => $height / 16}rem;
`;

export const Place = styled.li`
  position: relative;
  display: grid;
  align-content: center;
  &::before, &::after { content: ''; position: absolute; width: calc(var(--gap) / 2); border: 0 solid ${token.control}; pointer-events: none; }
  &[data-leads]::after { left: 100%; border-right-width: 1.5px; }
  &[data-leads='down']::after { top: 50%; bottom: 0; border-top-width: 1.5px; }
  &[data-leads='up']::after { top: 0; bottom: 50%; border-bottom-width: 1.5px; }
  &[data-fed]::before { right: 100%; top: 50%; border-top-width: 1.5px; }
  &[data-leads][data-open]::after { border-style: dashed; }
  &[data-fed='open']::before { border-style: dashed; }
`;

/** As high as the two sides of a box; content below them overflows. */
export const Slot = styled.div<{ $height?: number }>`
  height: ${({ $height }) => ($height ? `${$height / 16}rem` : 'auto')};
`;

/** Below the width of the tree, or where rounds don't make one: one round at a time. */
export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  &[data-instead] { @container (min-width: ${TREE}) { display: none; } }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
  @container (min-width: 35rem) { & > ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;
