import { container, token } from '@euro/design-system';
import styled from 'styled-components';

/** Rows of the desk: what it is at the left, where it stands, what can be done; two lines on a phone. */
export const DeskRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const DeskRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 16px;
  align-items: center;
  padding: 14px 16px;
  border-top: 1px solid ${token.line};
  overflow-wrap: anywhere;
  &:first-child { border-top: 0; }
  & > * { justify-self: start; }
  & > :first-child { justify-self: stretch; }
  ${container.tablet} { grid-template-columns: minmax(0, 1fr) auto auto; padding-inline: 24px; }
`;

/** Name in bold over what goes with it. */
export const DeskName = styled.div`
  min-width: 0;
  line-height: 1.35;
  b { font-weight: 700; }
  p { font-size: 14px; color: ${token.inkSoft}; }
  code { font-size: 12px; overflow-wrap: anywhere; }
`;

export const DeskActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

/** Fields and choices above a list. */
export const DeskTools = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-items: end;
  padding: 16px;
  border-bottom: 1px solid ${token.line};
  ${container.tablet} { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); grid-template-columns: none; padding-inline: 24px; }
`;
