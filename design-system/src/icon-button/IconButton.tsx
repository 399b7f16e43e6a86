import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { bareButton } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';

/** `plain` has no box; `outline` and `night` have one; `glass` is a disc on night. */
export type IconButtonVariant = 'plain' | 'outline' | 'night' | 'glass';

const looks = {
  plain: css`&:hover { background: ${token.tint}; }`,
  outline: css`
    box-shadow: inset 0 0 0 1.5px ${token.control};
    color: ${token.ink};
    &:hover { background: ${token.tint}; }
  `,
  night: css`color: ${token.onNightSoft}; &:hover { background: #ffffff1a; color: ${token.onNight}; }`,
  glass: css`
    background: #ffffff14;
    border-radius: 99px;
    color: ${token.onNight};
    &:hover { background: #ffffff26; }
  `,
} satisfies Record<IconButtonVariant, ReturnType<typeof css>>;

const Root = styled.button<{ $variant: IconButtonVariant }>`
  ${bareButton}
  width: 44px;
  height: 44px;
  flex: none;
  display: grid;
  place-items: center;
  border-radius: ${token.radiusField};
  transition: background ${token.quick};
  ${({ $variant }) => looks[$variant]}
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: none;
    color: ${token.control};
    ${({ $variant }) => $variant === 'outline' && css`box-shadow: inset 0 0 0 1.5px ${token.line};`}
  }
`;

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name of the action. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 × 44 with only an icon; a disabled one stays focusable. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      $variant={variant}
      aria-label={label}
      aria-disabled={disabled || undefined}
      title={rest.title ?? label}
      onClick={disabled ? undefined : onClick}
    >
      {icon}
    </Root>
  );
}
