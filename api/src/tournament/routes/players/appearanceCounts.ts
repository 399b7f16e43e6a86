import type { Appearance } from '../../snapshot/tournamentSnapshot.js';

/** Minutes that a clean sheet needs (spec §9). */
const FULL_MINUTES = 60;

export function isCleanSheet({ stat }: Pick<Appearance, 'stat'>): boolean {
  return stat !== null && stat.minutes >= FULL_MINUTES && stat.conceeded === 0;
}
