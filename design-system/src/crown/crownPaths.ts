/** The crown of a premium team on a 24 × 24 grid: its peaks, and the band below them. */
export const crownPaths = [
  'M3 7.2c0-.9 1-1.4 1.7-.9l4 3 2.4-5.2c.4-.8 1.4-.8 1.8 0l2.4 5.2 4-3c.7-.5 1.7 0 1.7.9l-1.7 9.3H4.7z',
  'M4.9 18.3h14.2v1.9H4.9z',
] as const;
