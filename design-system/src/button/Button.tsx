import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Anchor, type AnchorProps } from '../theme/LinkProvider.js';
import { bareButton, hidden } from '../tokens/mixins.js';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';

/** `primary` on light, `lime` and `ghost` on night, `secondary`, `text` and `danger` anywhere light. */
export type ButtonVariant = 'primary' | 'secondary' | 'lime' | 'ghost' | 'text' | 'danger';

interface Look {
  $variant: ButtonVariant;
  $size: 'medium' | 'large' | 'small';
  $block: boolean;
  $iconOnPhone?: boolean;
}

const looks = {
  primary: css`
    background: ${token.actionFill};
    color: ${token.actionInk};
    &:hover { filter: brightness(1.12); }
  `,
  lime: css`
    background: ${token.accent};
    color: ${token.onAccent};
    &:hover { filter: brightness(1.06); }
  `,
  secondary: css`
    box-shadow: inset 0 0 0 1.5px ${token.control};
    color: ${token.ink};
    &:hover { background: ${token.tint}; }
  `,
  ghost: css`
    box-shadow: inset 0 0 0 1.5px ${token.nightControl};
    color: ${token.onNight};
    &:hover { background: #ffffff14; }
  `,
  text: css`
    color: ${token.brand};
    &:hover { background: ${token.tint}; }
  `,
  danger: css`
    box-shadow: inset 0 0 0 1.5px ${token.danger};
    color: ${token.danger};
    &:hover { background: ${token.dangerTint}; }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

const sizes = {
  small: css`min-height: 44px; padding: 0 14px; font-size: 0.875rem; border-radius: 10px;`,
  medium: css`min-height: 48px; padding: 0 20px; font-size: 1rem;`,
  large: css`min-height: 52px; padding: 0 24px; font-size: 1rem; font-weight: 800; font-stretch: 108%;`,
};

const box = css<Look>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) => $block && 'width: 100%;'}
  align-items: center;
  justify-content: center;
  gap: 8px;
  border-radius: ${token.radiusCard};
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  transition: background ${token.quick}, filter ${token.quick}, transform ${token.quick};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => looks[$variant]}
  ${({ $iconOnPhone }) => $iconOnPhone && '@media (max-width: 47.9375em) { min-width: 52px; padding: 0; }'}
  &:active { transform: scale(0.98); }
`;

const Root = styled.button<Look>`
  ${bareButton}
  ${box}
  position: relative;
  &[aria-disabled='true'] {
    cursor: not-allowed;
    filter: none;
    transform: none;
    background: ${token.sunken};
    box-shadow: none;
    color: ${token.inkSoft};
    ${({ $variant }) =>
      ($variant === 'lime' || $variant === 'ghost') &&
      css`background: ${token.nightLift}; color: ${token.onNightSoft};`}
  }
  &[aria-busy='true'] { cursor: progress; }
`;

const LinkRoot = styled(Anchor)<Look>`
  ${box}
`;

const rotation = keyframes`to { transform: rotate(360deg); }`;

const Spinner = styled.span`
  width: 18px;
  height: 18px;
  border-radius: 50%;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  animation: ${rotation} 700ms linear infinite;
  @media (prefers-reduced-motion: reduce) { border-right-color: currentColor; opacity: 0.6; }
`;

const Reason = styled.span`
  ${hidden}
`;

interface CommonProps {
  variant?: ButtonVariant;
  /** 44, 48 or 52 px high. */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width of its container. */
  block?: boolean;
  icon?: ReactNode;
  /** A square below 768 px, where its text is hidden and only the icon shows. */
  iconOnPhone?: boolean;
}

/** Props of {@link Button}. */
export interface ButtonProps extends CommonProps, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Shows a spinner at the same width, and ignores presses. */
  loading?: boolean;
  /** Why the button is disabled; it stays focusable so that screen readers announce the reason. */
  disabledReason?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. A disabled one stays reachable by keyboard and gives its reason. */
export function Button({
  variant = 'primary',
  size = 'medium',
  block = false,
  icon,
  iconOnPhone = false,
  loading = false,
  disabled = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = disabled || disabledReason !== undefined || loading;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <Root
        {...rest}
        type={type}
        $variant={variant}
        $size={size}
        $block={block}
        $iconOnPhone={iconOnPhone}
        aria-disabled={(blocked && !loading) || undefined}
        aria-busy={loading || undefined}
        aria-describedby={[describedBy, disabledReason && reasonId].filter(Boolean).join(' ') || undefined}
        onClick={handleClick}
      >
        {loading ? <Spinner aria-hidden /> : icon}
        {inElement(children)}
      </Root>
      {disabledReason && <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  );
}

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends CommonProps, AnchorProps {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  block = false,
  icon,
  iconOnPhone = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkRoot {...rest} $variant={variant} $size={size} $block={block} $iconOnPhone={iconOnPhone}>
      {icon}
      {inElement(children)}
    </LinkRoot>
  );
}
