/** The named widths in px at which layouts change (spec §9), mobile first. */
export const breakpoints = {
  tiny: 320,
  phone: 375,
  phoneLarge: 425,
  tablet: 768,
  columns: 846,
  laptop: 1024,
  desktop: 1200,
  wide: 1500,
} as const;

type Breakpoint = keyof typeof breakpoints;

function queries(atRule: '@media' | '@container'): Readonly<Record<Breakpoint, string>> {
  return Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [name, `${atRule} (min-width: ${width}px)`]),
  ) as Record<Breakpoint, string>;
}

/** Viewport queries, for the frame only: `${media.tablet} { … }`. */
export const media = queries('@media');

/** Container queries, for everything embeddable: `${container.columns} { … }`. */
export const container = queries('@container');
