import type { Kit } from '../jersey/kits.js';

interface Shape {
  readonly fill: string;
  /** Path on the flag's 24 × 16 grid. */
  readonly d: string;
}

/** A flag of equal bands, and shapes on them. */
export interface FlagBands {
  readonly across: boolean;
  /** #RRGGBB, from above or from the left. */
  readonly colours: readonly string[];
  readonly shapes?: readonly Shape[];
}

/** A disc in the middle, as Japan's: three fifths of the height. */
const DISC = 'M12 3.2a4.8 4.8 0 1 0 .1 0z';

/** Of teams whose flags come with their competition, by code. */
export const registeredFlags = new Map<string, string>();

/**
 * Flies these flags from now on, by code: bands `upright 002654 FFFFFF CE1126`, on which shapes are drawn in order,
 * `across FFFFFF disc BC002D`, `across FFFFFF D7141A path 11457E M0 0l12 8L0 16z` on a grid of 24 × 16.
 */
export function flyFlags(flagsByCode: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(flagsByCode)) registeredFlags.set(code, text);
}

export function readFlag(text: string): FlagBands {
  const [[direction, ...colours] = [], ...shapes] = text.split(/ (?=[dp])/).map((part) => part.split(' '));
  return {
    across: direction === 'across',
    colours: colours.map((colour) => `#${colour}`),
    shapes: shapes.map(([, colour, ...d]) => ({ fill: `#${colour}`, d: d.join(' ') || DISC })),
  };
}

/** For a team without a flag: the colours of its shirt. */
export function bandsOf({ body, collar, sleeves }: Kit): FlagBands {
  return { across: false, colours: [body, collar, sleeves] };
}
