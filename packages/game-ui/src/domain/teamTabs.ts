import type { Team } from '@euro/api-contract';
import type { World } from './world.js';

/** A tab of the team area. */
export type TeamTab = 'points' | 'team' | 'transfers' | 'league';

/**
 * The tabs of a team for its owner (spec §2 "/team/{id}"); `hasEmbed` is true for an available embed of another remote.
 */
export function teamTabs(
  team: Pick<Team, 'weekId'>,
  { deadline, rules }: Pick<World, 'deadline' | 'rules'>,
  hasEmbed: (id: string) => boolean,
): TeamTab[] {
  const { deadlineWeek } = deadline;
  const isOpen = deadlineWeek !== null;
  const isVisible: Readonly<Record<TeamTab, boolean>> = {
    points: !isOpen || team.weekId < deadlineWeek,
    team: isOpen,
    transfers:
      isOpen &&
      deadlineWeek > rules.officialStartWeek &&
      deadlineWeek !== team.weekId &&
      hasEmbed(TAB_EMBEDS.transfers),
    league: hasEmbed(TAB_EMBEDS.league),
  };
  return TABS.filter((tab) => isVisible[tab]);
}

const TABS: readonly TeamTab[] = ['points', 'team', 'transfers', 'league'];

/** The parts of other remotes behind two of the tabs. */
export const TAB_EMBEDS = { transfers: 'transfers/panel@1', league: 'leagues/panel@1' } as const;
