import type { Brand } from '@euro/api-contract';
import type { CSSProperties } from 'react';

/** The tokens that a card is drawn with in its competition's brand, whatever the page's. */
export function coloursOf(colours?: Brand['colours']): CSSProperties | undefined {
  if (!colours) return undefined;
  const { night, nightDeep, nightLift, soft, accent } = colours;
  return {
    '--em-night': nightLift,
    '--em-night-deep': nightDeep,
    '--em-on-night-soft': soft,
    '--em-accent': accent,
    '--em-mark': `color-mix(in srgb, ${soft} 75%, ${night})`,
    '--em-focus': night,
  } as CSSProperties;
}
