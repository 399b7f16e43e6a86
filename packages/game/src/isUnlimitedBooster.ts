import type { Booster } from './types.js';

/** Whether a team that plays this booster changes its squad without limit in that matchday (decisions §2.4, §3.4). */
export function isUnlimitedBooster(booster: Booster | null): boolean {
  return booster === 'wildCard' || booster === 'freeHit';
}
