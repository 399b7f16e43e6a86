import { competitionRules, settingsIn } from '@euro/game';
import type { LoadedCompetition } from './loadCompetition.js';

/** By settings, what holds in a matchday; settings stay the same object until they change. */
const cached = new WeakMap<LoadedCompetition['settings'], Map<number, Valid>>();

type Valid = Pick<LoadedCompetition, 'settings' | 'rules'>;

/** The competition with the settings and rules that hold in a matchday. */
export function competitionIn<C extends Valid>(competition: C, weekId: number): C {
  const settings = settingsIn(competition.settings, weekId);
  if (settings === competition.settings) return competition;
  const byWeek = cached.get(competition.settings) ?? new Map<number, Valid>();
  cached.set(competition.settings, byWeek);
  const valid = byWeek.get(weekId) ?? { settings, rules: competitionRules(settings) };
  byWeek.set(weekId, valid);
  return { ...competition, ...valid };
}
