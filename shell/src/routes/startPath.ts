import { menuVisibility } from '@euro/game';
import type { Loadable, MatchesState, MyTeam } from '@euro/platform';

/**
 * Where who is signed in goes from `/`: to the own points once the team's first matchday is past, else home (spec §2).
 * Null while teams or matchdays are loading.
 */
export function startPath(
  teams: Loadable<readonly MyTeam[]>,
  matches: Loadable<MatchesState>,
  has: (path: string) => boolean,
): string | null {
  if (teams.status === 'loading' || matches.status === 'loading') return null;
  const team = teams.value?.[0];
  if (!team || !matches.value) return '/home';
  const { points } = menuVisibility({
    signedIn: true,
    team,
    deadlineWeek: matches.value.deadline.deadlineWeek,
  });
  const path = `/points/${team.id}`;
  return points && has(path) ? path : '/home';
}
