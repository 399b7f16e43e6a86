import type { PerPosition } from './types.js';

/** Selections of each position in the whole squad: the coach and 2, 5, 5, 3. The game's own, no setting (decisions §1.1). */
export const SQUAD_LAYOUT: PerPosition = { 0: 1, 1: 2, 2: 5, 3: 5, 4: 3 };
