import type { Kit } from '../jersey/kits.js';

/** A flag of bands, and perhaps a disc on it. */
export interface FlagBands {
  readonly across: boolean;
  /** #RRGGBB, from above or from the left. */
  readonly colours: readonly string[];
  readonly disc?: string | undefined;
}

/** Of teams whose flags come with their competition, by code. */
export const registeredFlags = new Map<string, FlagBands>();

/** Flies these flags from now on: `upright 002654 FFFFFF CE1126`, `across FFFFFF disc BC002D`, by code. */
export function flyFlags(flagsByCode: Readonly<Record<string, string>>): void {
  for (const [code, text] of Object.entries(flagsByCode)) registeredFlags.set(code, readFlag(text));
}

function readFlag(text: string): FlagBands {
  const [bands = '', disc] = text.split(' disc ');
  const [direction, ...colours] = bands.split(' ');
  return {
    across: direction === 'across',
    colours: colours.map((colour) => `#${colour}`),
    disc: disc && `#${disc}`,
  };
}

/** For a team without a flag: the colours of its shirt. */
export function bandsOf({ body, collar, sleeves }: Kit): FlagBands {
  return { across: false, colours: [body, collar, sleeves] };
}
