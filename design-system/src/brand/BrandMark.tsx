import { token } from '../tokens/token.js';

/** Props of {@link BrandMark}. */
export interface BrandMarkProps {
  /** In px. */
  readonly width?: number;
  /** The `d` of a brand's own mark, in a box of 32 × 27. */
  readonly emblem?: string | undefined;
}

/** The three slanted bars, in the colours of the brand; or its own mark. */
export function BrandMark({ width = 32, emblem }: BrandMarkProps) {
  return (
    <svg width={width} height={(width * 27) / 32} viewBox="0 0 32 27" aria-hidden="true">
      {emblem ? (
        <path d={emblem} fill={token.accent} />
      ) : (
        <>
          <path d="M5 15h6L7.6 27H1.6z" fill="var(--em-mark, #8B98D8)" />
          <path d="M13.4 8h6L14 27H8z" fill="#fff" />
          <path d="M22.4 0h9L23.8 27h-9z" fill={token.accent} />
        </>
      )}
    </svg>
  );
}
