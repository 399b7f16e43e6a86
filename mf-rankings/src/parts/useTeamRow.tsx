import type { RankingRow } from '@euro/api-contract';
import { formatInteger, formatPoints, type RankedTeam } from '@euro/design-system';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { prizeTexts } from '../messages/prizeTexts.js';
import { rankingTexts } from '../messages/rankingTexts.js';
import { prizeOf } from '../model/prizeOf.js';
import type { RankingTab } from '../model/rankingView.js';
import { teamPath } from '../model/teamPath.js';
import { writeRank } from '../model/writeRank.js';
import { PrizeIcon } from './PrizeIcon.js';

type Team = RankingRow['team'];

/** Gives the function that writes a team of a ranking for the reader: language, numbers, prize, where it leads. */
export function useTeamRow(tab: RankingTab): (team: Team) => RankedTeam {
  const t = useText(rankingTexts);
  const prizes = useText(prizeTexts);
  const locale = formatLocale(useLocale());
  const { state } = usePlatform();
  const deadline = useShared(state.matches).value?.deadline;
  const settings = useShared(state.application).value;
  const ownIds = (useShared(state.myTeams).value ?? []).map(({ id }) => id);

  const moveOf = ({ move }: Team): RankedTeam['move'] => {
    if (move === null) return undefined;
    const places = Math.abs(move);
    const written = formatInteger(places, locale);
    const way = move > 0 ? 'move.up' : move < 0 ? 'move.down' : 'move.same';
    return { move, text: written, label: t(way, { places, written }) };
  };

  return (team) => {
    const prize = prizeOf(tab, team.rank);
    return {
      id: team.id,
      rank: writeRank(team.rank, team.shared, locale),
      move: moveOf(team),
      name: team.name,
      manager: `${team.user.firstName} ${team.user.lastName}`.trim() || t('manager.hidden'),
      premiumLabel: team.user.premium ? t('premium') : undefined,
      prize: prize ? { icon: <PrizeIcon prize={prize} />, text: prizes(prize) } : undefined,
      week: formatPoints(team.weekPoints, locale, 'always'),
      total: formatPoints(team.points, locale, 'always'),
      href: (deadline && settings && teamPath(team.id, ownIds, deadline, settings)) ?? undefined,
    };
  };
}
