import { container, token } from '@euro/design-system';
import styled from 'styled-components';

/** Rows of the desk: name, state and actions, beside each other if there is room, otherwise below each other. */
export const DeskRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  ${container.phoneLarge} { grid-template-columns: minmax(0, 1fr) auto; }
  ${container.tablet} { grid-template-columns: minmax(0, 1fr) auto auto; }
  /* With boxes to choose rows by, at the left. */
  &[data-select] {
    grid-template-columns: auto minmax(0, 1fr);
    ${container.phoneLarge} { grid-template-columns: auto minmax(0, 1fr) auto; }
    ${container.tablet} { grid-template-columns: auto minmax(0, 1fr) auto auto; }
  }
`;

export const DeskRow = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  gap: 10px 16px;
  align-items: start;
  padding: 14px 16px;
  border-top: 1px solid ${token.line};
  overflow-wrap: anywhere;
  &:first-child { border-top: 0; }
  ${container.phoneLarge} { padding-inline: 20px; }
  ${container.tablet} { align-items: center; }
`;

/** Name in bold over its details. */
export const DeskName = styled.div`
  min-width: 0;
  line-height: 1.35;
  b { font-weight: 700; }
  p { font-size: 0.875rem; color: ${token.inkSoft}; }
  code { font-size: 0.75rem; overflow-wrap: anywhere; }
`;

export const DeskActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 8px;
  align-items: center;
  ${container.tablet} { grid-column: -2 / -1; justify-content: flex-end; }
  [data-select] & {
    grid-column: 2 / -1;
    ${container.tablet} { grid-column: -2 / -1; }
  }
`;

/** The state: chips, an amount. */
export const DeskStates = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 10px;
  align-items: center;
  ${container.phoneLarge} {
    justify-content: flex-end;
    &:last-child { grid-column: 2 / -1; }
  }
  [data-select] & {
    grid-column: 2;
    ${container.phoneLarge} { grid-column: 3; }
  }
`;

/** Fields and choices above a list. */
export const DeskTools = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-items: end;
  padding: 16px;
  ${container.phoneLarge} { padding-inline: 20px; }
  ${container.tablet} { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); grid-template-columns: none; align-items: start; }
  & > fieldset { align-self: end; }
`;
