import type { ScoredSelection, TeamPoints as TeamPointsJson } from '@euro/api-contract';
import { type SelectionPoints, toPoints } from '@euro/game';
import type { Season } from '../../competition/loadSeason.js';
import type { Caller } from '../../routing/caller.js';
import { boosterOf } from '../../teams/modeOf.js';
import type { LoadedTeamPoints } from './loadTeamPoints.js';
import { armband } from './presentSelections.js';
import { presentManager, presentWeekStats } from './presentTeam.js';

export function presentTeamPoints(loaded: LoadedTeamPoints, caller: Caller | null): TeamPointsJson {
  const { team, season, weekId, score, results } = loaded;
  const result = results.find((row) => row.weekId === weekId);
  const upToNow = result ?? results.findLast((row) => row.weekId < weekId);
  const matchday = season.matchdays.find((row) => row.weekId === weekId);
  const isConfirmed = matchday?.state === 'confirmed';
  const points = toPoints(result?.halfPoints ?? score.points);
  return {
    teamId: team.id,
    teamName: team.name,
    user: presentManager(team, loaded.owner, caller),
    weekId,
    generalPoints: toPoints(upToNow?.totalHalf ?? 0),
    generalRank: upToNow?.generalRank ?? null,
    visibleWeekPoints: points,
    visibleWeekRank: result?.weekRank ?? null,
    weekPointsConfirmed: isConfirmed,
    provisionalPoints: isConfirmed ? null : points,
    weekWinnerPoints: matchday?.winnerHalf == null ? null : toPoints(matchday.winnerHalf),
    weekWinner: presentWinner(matchday, loaded.winnerName),
    weekAveragePoints: matchday?.averageHalf == null ? null : Math.floor(toPoints(matchday.averageHalf)),
    weekTransfers: loaded.weekTransfers,
    weekPowerSubs: 0,
    benchPoints: toPoints(score.benchPoints),
    booster: boosterOf(team, weekId),
    generalRankMove: result?.generalMove ?? null,
    selections: score.selections.map((selection) => presentScored(selection, loaded)),
    autoSubs: score.autoSubs.map(({ outId, inId, reason }) => ({ outId, inId, reason })),
    weekStat: presentWeekStats(results),
    averages: season.matchdays.flatMap((row) =>
      row.averageHalf == null ? [] : [{ weekId: row.weekId, points: Math.floor(toPoints(row.averageHalf)) }],
    ),
  };
}

function presentWinner(matchday: Season['matchdays'][number] | undefined, name: string | null) {
  if (matchday?.winnerTeamId == null || matchday.winnerHalf == null || name === null) return null;
  return { points: toPoints(matchday.winnerHalf), teamId: matchday.winnerTeamId, teamName: name };
}

function presentScored(selection: SelectionPoints, { lineup, points }: LoadedTeamPoints): ScoredSelection {
  const { playerId, role, multiplier, counted } = selection;
  const isStarter = role === 'starting';
  return {
    playerId,
    positionId: isStarter ? 1 : 0,
    order: (isStarter ? lineup.starting : lineup.bench).indexOf(playerId),
    captain: armband(playerId, lineup),
    minutes: points.matchdays.get(playerId)?.minutes ?? 0,
    points: toPoints(selection.points),
    multiplier,
    total: toPoints(selection.total),
    counted,
    autoSub: selection.autoSub ?? null,
    lines: (points.lines.get(playerId) ?? []).map(({ rule, stat, points: halves }) => ({
      rule,
      stat,
      points: toPoints(halves),
    })),
  };
}
