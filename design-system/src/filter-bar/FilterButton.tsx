import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

const Root = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 0 14px;
  border-radius: ${token.radiusField};
  background: ${token.surface};
  box-shadow: inset 0 0 0 1.5px ${token.control};
  font-weight: 700;
  white-space: nowrap;
  transition: background ${token.quick};
  &:hover { background: ${token.tint}; }
  &[aria-pressed='true'],
  &[aria-expanded='true'] { background: ${token.tint}; box-shadow: inset 0 0 0 2px ${token.brand}; }
`;

/** Props of {@link FilterButton}; set `aria-pressed` or `aria-expanded` to its state. */
export interface FilterButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: ReactNode;
}

/** A button as high as the fields beside it, that stays pressed: one more filter, or the way to more of them. */
export function FilterButton({ icon, children, type = 'button', ...rest }: FilterButtonProps) {
  return (
    <Root {...rest} type={type}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
