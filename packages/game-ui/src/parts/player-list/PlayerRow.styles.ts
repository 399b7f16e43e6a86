import { bareButton, numeral, token } from '@euro/design-system';
import styled from 'styled-components';
import { largeLetters } from '../layout.js';

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 42px minmax(0, 1fr) 42px 4.25rem 44px;
  gap: 0 8px;
  align-items: center;
  min-height: 68px;
  padding: 10px 16px;
  & + & { border-top: 1px solid ${token.line}; }
  & > .em-jersey { width: 44px; height: 44px; margin: 0 -1px; }
  &[data-action='locked'] > :first-child { filter: saturate(0.35) opacity(0.7); }
  @container (min-width: 28.75rem) {
    grid-template-columns: 48px minmax(0, 1fr) 46px 5.25rem 44px;
    gap: 0 12px;
    padding-inline: 20px;
    & > .em-jersey { width: 48px; height: 48px; }
  }
  @container (max-width: 21.1875rem) { grid-template-columns: 42px minmax(0, 1fr) 4.25rem 44px; }
  ${largeLetters} { && { grid-template-columns: 42px minmax(0, 1fr) 44px; } }
`;

export const Who = styled.div`
  min-width: 0;
`;

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  font-size: 1rem;
  line-height: 1.25;
  font-weight: 750;
  font-stretch: 93%;
  [data-action='locked'] & { color: ${token.inkSoft}; }
  @container (min-width: 28.75rem) { font-size: 1.0625rem; }
`;

/** Covers shirt and names, so that the whole left of the row opens the sheet. */
export const OpenButton = styled.button`
  ${bareButton}
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font: inherit;
  font-stretch: inherit;
  &::after { content: ''; position: absolute; inset: 0 68px 0 0; border-radius: 6px; }
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 3px solid ${token.focus}; outline-offset: -3px; }
`;

export const Meta = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 2px;
  font-size: 0.8125rem;
  line-height: 1.3;
  font-weight: 600;
  white-space: nowrap;
  color: ${token.inkSoft};
  &[data-tagged] { flex-wrap: wrap; row-gap: 2px; }
  @container (min-width: 28.75rem) { gap: 8px; font-size: 0.875rem; }
`;

export const Opponent = styled.span`
  font-weight: 500;
`;

export const Tag = styled.span`
  padding: 1px 7px;
  border-radius: 99px;
  background: #3c4668;
  color: #e3e8f7;
  font-size: 0.75rem;
  font-weight: 650;
  white-space: nowrap;
`;

export const Form = styled.span`
  @container (max-width: 21.1875rem) { display: none; }
`;

/** A number above its name. */
export const Figure = styled.span`
  text-align: right;
  b { ${numeral} display: block; font-size: 1rem; font-stretch: 112%; }
  small { display: block; margin: 2px -4px 0 -8px; font-size: 0.75rem; line-height: 1.3; font-weight: 500; color: ${token.inkSoft}; }
  @container (max-width: 21.1875rem) { display: none; }
  ${largeLetters} { display: none; }
`;

export const Value = styled.div`
  text-align: right;
  ${largeLetters} { grid-area: 2 / 2; display: flex; align-items: baseline; gap: 10px; }
  & > b { ${numeral} display: block; font-size: 1rem; font-stretch: 112%; white-space: nowrap; }
  [data-action='locked'] & > b { color: ${token.inkSoft}; }
  @container (min-width: 28.75rem) { & > b { font-size: 1.125rem; } }
`;

export const Note = styled.span`
  display: block;
  margin-top: 2px;
  font-size: 0.75rem;
  line-height: 1.3;
  font-weight: 600;
  white-space: nowrap;
  color: ${token.inkSoft};
  &[data-tone='plus'] { color: ${token.positiveText}; }
  &[data-tone='minus'] { color: ${token.warningText}; }
`;

export const Ownership = styled.div`
  display: grid;
  margin-top: 6px;
  font-size: 0.75rem;
  line-height: 1;
  font-weight: 650;
  color: ${token.inkSoft};
  & > span > span { display: grid; gap: 4px; }
`;

export const ActionButton = styled.button`
  ${bareButton}
  position: relative;
  z-index: 1;
  ${largeLetters} { grid-column: 3; }
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${token.radiusField};
  background: ${token.night};
  color: ${token.accent};
  transition: transform ${token.quick}, filter ${token.quick};
  &:hover:not([aria-disabled]) { filter: brightness(1.25); }
  &:active:not([aria-disabled]) { transform: scale(0.94); }
  &[data-action='in'] { background: ${token.positiveTint}; color: ${token.positiveText}; }
  &[data-action='locked'] { background: ${token.sunken}; color: ${token.inkSoft}; }
  &[aria-disabled] { cursor: not-allowed; }
`;

export const Reason = styled.p`
  grid-column: 2 / -2;
  display: flex;
  align-items: center;
  gap: 5px;
  margin-top: 4px;
  font-size: 0.75rem;
  line-height: 1.3;
  font-weight: 650;
  color: ${token.inkSoft};
  &[data-tone='warning'] { color: ${token.warningText}; }
`;
