/** Change of a rank, on a 10 × 10 grid: a triangle up or down, or a dash. */
export const movePaths = { up: 'M5 1.5 9 8H1z', down: 'M5 8.5 1 2h8z', same: 'M1 4h8v2H1z' } as const;
