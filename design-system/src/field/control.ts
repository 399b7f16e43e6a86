import styled, { css } from 'styled-components';
import { bareButton, hidden } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

/** The box around an input: 48 px high, its border shows focus and error. */
export const Control = styled.span<{ $invalid?: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding: 0 12px;
  border-radius: ${token.radiusField};
  background: ${token.surface};
  box-shadow: inset 0 0 0 1.5px ${token.control};
  color: ${token.inkSoft};
  transition: box-shadow ${token.quick};
  ${({ $invalid }) => $invalid && css`box-shadow: inset 0 0 0 2px ${token.danger};`}
  &:focus-within { outline: 3px solid ${token.focus}; outline-offset: 2px; }
`;

const input = css`
  appearance: none;
  flex: 1;
  width: 100%;
  min-width: 0;
  min-height: 48px;
  border: 0;
  background: none;
  font: inherit;
  font-size: 1rem;
  font-weight: 500;
  color: ${token.ink};
  outline: none;
  &::placeholder { color: ${token.inkSoft}; font-weight: 400; opacity: 1; }
`;

/** A bare text input inside {@link Control}. */
export const Input = styled.input`
  ${input}
  &::-webkit-search-cancel-button { display: none; }
  &::-ms-reveal { display: none; }
`;

/** The label above a control. */
export const LabelText = styled.label<{ $hidden?: boolean }>`
  display: block;
  margin-bottom: 4px;
  font-size: 0.75rem;
  line-height: 1.35;
  font-weight: 600;
  color: ${token.inkSoft};
  ${({ $hidden }) => $hidden && hidden}
`;

/** A square button inside a control. */
export const InnerButton = styled.button`
  ${bareButton}
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -10px;
  flex: none;
  border-radius: 8px;
  color: ${token.inkSoft};
  &:hover { color: ${token.ink}; }
  &:focus-visible { outline-offset: -3px; }
`;

/** The line under a control. */
export const Hint = styled.span<{ $tone?: 'soft' | 'danger' | 'positive' }>`
  display: flex;
  gap: 5px;
  align-items: center;
  margin-top: 6px;
  font-size: 0.875rem;
  line-height: 1.35;
  font-weight: ${({ $tone = 'soft' }) => ($tone === 'soft' ? 450 : 600)};
  color: ${({ $tone = 'soft' }) =>
    ({ soft: token.inkSoft, danger: token.danger, positive: token.positiveText })[$tone]};
  svg { width: 16px; height: 16px; flex: none; }
`;
