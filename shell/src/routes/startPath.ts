import { menuVisibility } from '@euro/game';
import type { Loadable, MatchesState, MyTeam } from '@euro/platform';
import type { MenuItem } from '@euro/platform/manifest';

/**
 * Redirect of signed-in users from `/`: to their points after the team's first matchday, else home (spec §2). Null
 * while teams or matchdays are loading.
 * @param shortcuts menu items of the installed app's shortcut: the first visible one takes precedence
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
  const visibility = menuVisibility({
    signedIn: true,
    team,
    deadlineWeek: matches.value.deadline.deadlineWeek,
  });
  const path = `/points/${team.id}`;
  const shortcut = shortcuts.find(({ when }) => Reflect.get(visibility, when));
  if (shortcut) return shortcut.to.replace('{teamId}', String(team.id));
  return visibility.points && has(path) ? path : '/home';
}
