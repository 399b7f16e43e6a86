import { TAB_EMBEDS, type TeamTab, teamTabs, type World } from '@euro/game-ui';
import type { TeamPageState } from '../../hooks/useTeamPage.js';

/**
 * Redirect of a tab of the team area: strangers to the public points, an empty team to the builder, an unavailable tab
 * to the first one.
 */
export function whereInArea(
  page: TeamPageState,
  world: World,
  tab: TeamTab,
  hasEmbed: (id: string) => boolean,
): string | null {
  if (page.status === 'gone') return '/home';
  if (page.status !== 'ready') return null;
  const { team } = page.view;
  if (!page.isOwn) return `/public/${team.id}`;
  if (team.starting.length === 0) return '/new';
  // The transfers announce unconfirmed ones after the last deadline, and that they are over.
  const isOver = world.deadline.deadlineWeek === null;
  const isLast = isOver && tab === 'transfers' && hasEmbed(TAB_EMBEDS.transfers);
  const isShown = tab === 'team' || isLast || teamTabs(team, world, hasEmbed).includes(tab);
  return isShown ? null : `/team/${team.id}`;
}
