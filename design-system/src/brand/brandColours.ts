import type { CSSProperties } from 'react';

/** The colours that distinguish one brand from another: `#RRGGBB`. */
export interface BrandColours {
  readonly night: string;
  readonly nightDeep: string;
  readonly nightLift: string;
  readonly soft: string;
  readonly accent: string;
}

/** The tokens that a part is drawn with in another brand than the page's; undefined leaves it in the page's. */
export function brandColours(colours?: BrandColours): CSSProperties | undefined {
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
