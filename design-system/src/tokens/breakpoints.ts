/** The named widths at which layouts change (spec §9), mobile first, in px at the browser's usual size of text. */
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

const PX_PER_REM = 16;

/** Both units follow the reader's text size: larger letters get the layout of a narrower screen. */
function queries(atRule: '@media' | '@container', unit: 'em' | 'rem'): Readonly<Record<Breakpoint, string>> {
  return Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [
      name,
      `${atRule} (min-width: ${width / PX_PER_REM}${unit})`,
    ]),
  ) as Record<Breakpoint, string>;
}

/** Viewport queries, for the frame only: `${media.tablet} { … }`. */
export const media = queries('@media', 'em');

/** Container queries, for everything embeddable: `${container.columns} { … }`. */
export const container = queries('@container', 'rem');

/**
 * So few lines fit on the screen (a phone on its side, 200 % zoom or text) that nothing may stay in front of the page.
 */
export const lowScreen = '@media (max-height: 27.5em)';
