/** The outlines of crests on a 48 × 48 grid. */
export const crestShapes = {
  circle: 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42Z',
  shield: 'M6 7c6 0 12-1 18-4 6 3 12 4 18 4v17c0 11-8 17-18 21C14 41 6 35 6 24z',
  hexagon: 'M24 3l18 10.5v21L24 45 6 34.5v-21z',
} as const;
export type CrestShape = keyof typeof crestShapes;

/** Patterns in the second colour, clipped by the outline. */
export const crestPatterns = {
  half: 'M24 0h24v48H24z',
  stripes: 'M12 0h8v48h-8zM28 0h8v48h-8z',
  chevron: 'M0 34 24 16l24 18v14L24 30 0 48z',
  hoops: 'M0 10h48v9H0zM0 29h48v9H0z',
  band: 'M-4 38 38-4l14 14L10 52z',
  disc: 'M24 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  star: 'm24 12 3.6 7.7 8.4 1-6.2 5.8 1.7 8.3L24 30.6l-7.5 4.2 1.7-8.3-6.2-5.8 8.4-1z',
  cross: 'M0 0h9l39 39v9h-9L0 9zM48 0v9L9 48H0v-9L39 0z',
} as const;
export type CrestPattern = keyof typeof crestPatterns;

/** Look of a team's crest. */
export interface Crest {
  shape: CrestShape;
  pattern: CrestPattern;
  /** #RRGGBB of the ground. */
  colour: string;
  /** #RRGGBB of the pattern. */
  second: string;
}

const SHAPES = ['shield', 'circle', 'hexagon'] as const;
const PATTERNS = ['chevron', 'half', 'stripes', 'hoops', 'disc', 'cross', 'band', 'star'] as const;
const PAIRS = [
  ['#D6FF3F', '#14205A'],
  ['#C8273B', '#F4F6FB'],
  ['#F5B301', '#1B1B1B'],
  ['#1B66D2', '#FFFFFF'],
  ['#0E9F8E', '#F4F6FB'],
  ['#6D3FC9', '#FFD84A'],
  ['#CC1430', '#17181C'],
  ['#F4F6FB', '#1B3A8C'],
  ['#FF6A13', '#152A6B'],
  ['#1F7A48', '#FFFFFF'],
  ['#14205A', '#D6FF3F'],
  ['#17181C', '#F5B301'],
] as const;

/** FNV-1a: spreads neighbouring ids over different crests. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return (value ^ (value >>> 15)) >>> 0;
}

/** The crest of a seed; always the same for the same seed. */
export function crestFromSeed(seed: string | number): Crest {
  const value = hash(String(seed));
  const [colour, second] = PAIRS[value % PAIRS.length] ?? PAIRS[0];
  return {
    colour,
    second,
    shape: SHAPES[Math.floor(value / 16) % SHAPES.length] ?? 'shield',
    pattern: PATTERNS[Math.floor(value / 256) % PATTERNS.length] ?? 'chevron',
  };
}
