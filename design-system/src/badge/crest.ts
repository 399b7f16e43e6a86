/** What a team's crest looks like. */
export interface Crest {
  shape: 'circle' | 'shield' | 'hexagon';
  pattern: 'half' | 'stripes' | 'chevron' | 'hoops' | 'band' | 'disc' | 'star' | 'cross';
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

/** The crest that belongs to a seed; always the same for the same seed. */
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
