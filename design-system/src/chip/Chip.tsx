import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { token } from '../tokens/token.js';
import { inElement } from '../typography/inElement.js';

/** Colour of a chip by its meaning. */
export type ChipTone = 'brand' | 'positive' | 'warning' | 'danger' | 'neutral' | 'night';

const tones = {
  brand: css`background: ${token.tint}; color: ${token.brand};`,
  positive: css`background: ${token.positiveTint}; color: ${token.positiveText};`,
  warning: css`background: ${token.warningTint}; color: ${token.warningText};`,
  danger: css`background: ${token.dangerTint}; color: ${token.danger};`,
  neutral: css`background: ${token.sunken}; color: ${token.inkSoft};`,
  night: css`background: var(--em-veil, #0b1338cc); color: #fff;`,
} satisfies Record<ChipTone, ReturnType<typeof css>>;

const Root = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 10px;
  border-radius: ${token.radiusFull};
  font-size: 0.75rem;
  font-weight: 700;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  svg { width: 14px; height: 14px; }
`;

/** Props of {@link Chip}. */
export interface ChipProps {
  tone?: ChipTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short fact in a pill; not pressable. */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <Root $tone={tone}>
      {icon}
      {inElement(children)}
    </Root>
  );
}

/**
 * A dot for a live state: mint on night, green on plates, `surface` on the theme's pages; `provisional` is an open
 * ring.
 */
export const LiveDot = styled.span<{ $kind?: 'live' | 'plate' | 'surface' | 'provisional' }>`
  display: inline-block;
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 99px;
  ${({ $kind = 'live' }) =>
    $kind === 'provisional'
      ? css`width: 10px; height: 10px; box-shadow: inset 0 0 0 2px currentColor;`
      : $kind === 'plate'
        ? css`background: ${token.livePlate}; box-shadow: 0 0 0 2.5px #0b7a413d;`
        : $kind === 'surface'
          ? css`
              background: ${token.positive};
              box-shadow: 0 0 0 2.5px color-mix(in srgb, ${token.positive} 25%, transparent);
            `
          : css`background: ${token.live}; box-shadow: 0 0 0 3px #5bf0a540;`}
`;
