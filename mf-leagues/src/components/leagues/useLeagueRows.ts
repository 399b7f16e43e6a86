import type { LeagueRow } from '@euro/api-contract';
import { teamPath, useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { rivalPath } from '../../domain/rivalPath.js';
import { leagueTexts } from '../../texts/leagueTexts.js';
import type { LeagueTeam } from './leagueColumns.js';

/**
 * Gives the function that writes a team of a league for the reader: language, numbers, where it leads.
 * @param week the matchday that another team is compared in; null for the last one
 */
export function useLeagueRows(leagueId: number, week: number | null): (row: LeagueRow) => LeagueTeam {
  const t = useText(leagueTexts);
  const format = useFormat();
  const { state } = usePlatform();
  const deadline = useShared(state.matches).value?.deadline;
  const settings = useShared(state.application).value;
  const ownIds = (useShared(state.myTeams).value ?? []).map(({ id }) => id);

  /** Before the first deadline other teams lead nowhere. */
  const hrefOf = (teamId: number) => {
    const path = deadline && settings && teamPath(teamId, ownIds, deadline, settings);
    if (!path) return undefined;
    return ownIds.includes(teamId) ? path : rivalPath(teamId, leagueId, week);
  };

  const moveOf = (move: number | null): LeagueTeam['move'] => {
    if (move === null) return undefined;
    const places = Math.abs(move);
    const labelKey = move > 0 ? 'move.up' : move < 0 ? 'move.down' : 'move.same';
    return { move, text: format.whole(places), label: t(labelKey, { places }) };
  };

  return ({ team, rank, shared, move, points, weekPoints, headToHead, leftToPlay, captain }) => {
    const { firstName, lastName, premium } = team.user;
    const plus = weekPoints > 0 ? '+' : '';
    return {
      id: team.id,
      rank: `${shared ? '=' : ''}${format.whole(rank)}`,
      move: moveOf(move),
      badge: team.badge,
      name: team.name,
      manager: `${firstName} ${lastName}`.trim() || undefined,
      premiumLabel: premium ? t('premium') : undefined,
      left:
        leftToPlay === null || !settings
          ? undefined
          : {
              left: leftToPlay,
              starters: settings.lineupSize,
              text: t('left', { count: leftToPlay }),
              short: t('leftShort', { count: leftToPlay }),
            },
      captain: captain ? { name: captain.short, label: t('captain') } : undefined,
      record: headToHead
        ? {
            text: `${headToHead.won}-${headToHead.drawn}-${headToHead.lost}`,
            label: t('record', { ...headToHead }),
          }
        : undefined,
      week: {
        text: `${plus}${format.teamPoints(weekPoints)}`,
        tone: weekPoints > 0 ? 'plus' : weekPoints < 0 ? 'minus' : 'zero',
      },
      total: headToHead ? format.whole(points) : format.teamPoints(points),
      href: hrefOf(team.id),
    };
  };
}
