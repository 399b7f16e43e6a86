import { menuVisibility } from '@euro/game';
import type { Loadable, MatchesState, MyTeam } from '@euro/platform';
import type { MenuItem } from '@euro/platform/manifest';

/**
 * Where who is signed in goes from `/`: to the own points once the team's first matchday is past, else home (spec §2).
 * Null while teams or matchdays are loading.
 * @param shortcuts menu items that the installed app was opened for: the first that is shown comes before all else
 */
export function startPath(
  teams: Loadable<readonly MyTeam[]>,
  matches: Loadable<MatchesState>,
  has: (path: string) => boolean,
  shortcuts: readonly Pick<MenuItem, 'to' | 'when'>[] = [],
): string | null {
  if (teams.status === 'loading' || matches.status === 'loading') return null;
  const team = teams.value?.[0];
  if (!team || !matches.value) return '/home';
  const shown = menuVisibility({
    signedIn: true,
    team,
    deadlineWeek: matches.value.deadline.deadlineWeek,
  });
  const path = `/points/${team.id}`;
  const shortcut = shortcuts.find(({ when }) => Reflect.get(shown, when));
  if (shortcut) return shortcut.to.replace('{teamId}', String(team.id));
  return shown.points && has(path) ? path : '/home';
}
