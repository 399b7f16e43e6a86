/** Backgrounds with which the accent needs contrast. */
export const surfaces = { light: '#ffffff', dark: '#15191b' } as const;

/** Each colour in the light and in the dark theme. */
const PALETTE = {
  surface: [surfaces.light, surfaces.dark],
  ink: ['#1e2423', '#f1f3f0'],
  soft: ['#5b6462', '#a9b2af'],
  line: ['#d9d5c8', '#3a4142'],
  edge: ['#eae7dc', '#2a3031'],
  bone: ['#edebe3', '#262c2e'],
  up: ['#0b7440', '#5fd79a'],
  down: ['#b3202f', '#ff8d97'],
  gold: ['#9a6a00', '#f0bd4a'],
} as const;

type Pair = readonly [light: string, dark: string];

/**
 * Declares custom properties `--x` with the value of the current theme; the light one in browsers without
 * `light-dark()`.
 */
export function declare(colours: Readonly<Record<string, Pair>>): string {
  const all = Object.entries(colours);
  const light = all.map(([name, [value]]) => `--${name}:${value}`).join(';');
  const declarations = all.map(([name, [day, night]]) => `--${name}:light-dark(${day},${night})`).join(';');
  return `.frame{${light}}@supports (color:light-dark(#000,#fff)){.frame{${declarations}}}`;
}

export const paletteSheet = declare(PALETTE);
