import { type Booster, type PowerSubContext, refusalToUndoPowerSub } from '@euro/game';
import { type Caller, isPremium } from '../http/index.js';
import type { Season } from '../tournament/index.js';
import { may } from './policies/policies.js';

interface PowerSubsOfTeam {
  readonly team: { readonly userId: number };
  readonly season: Season;
  readonly weekId: number;
  readonly booster: Booster | null;
  readonly powerSubContext: PowerSubContext;
}

/** Whether power subs may be made in a matchday at all: it is the last one that locked, and it is not confirmed. */
export function isRunning({ matchdays, lastLockedWeek }: Season, weekId: number): boolean {
  const matchday = matchdays.find((row) => row.weekId === weekId);
  return weekId === lastLockedWeek && matchday?.state !== 'confirmed';
}

/** Number of power subs that the caller may still make in a matchday; null where he may make none (decisions §4.6). */
export function powerSubsLeft(
  { team, season, weekId, booster, powerSubContext: { rules, subs } }: PowerSubsOfTeam,
  caller: Caller | null,
): number | null {
  const isAllowed = may(caller, 'team.powerSub', team) && isPremium(caller);
  if (!isAllowed || !isRunning(season, weekId)) return null;
  if (weekId < rules.powerSubsFromWeek || booster === 'bank') return null;
  return Math.max(0, rules.maxPowerSubs - subs.length);
}

/** Whether the caller may undo a power sub. */
export function mayUndo(
  { team, season, weekId, powerSubContext }: PowerSubsOfTeam,
  inId: number,
  caller: Caller | null,
): boolean {
  if (!may(caller, 'team.powerSub', team) || !isRunning(season, weekId)) return false;
  return refusalToUndoPowerSub({ ...powerSubContext, inId }) === null;
}
