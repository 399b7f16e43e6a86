import type { ScoredSelection, TeamPoints as TeamPointsJson } from '@euro/api-contract';
import { applyPowerSubs, toPoints } from '@euro/game';
import type { Caller } from '../../http/index.js';
import { presentLines, type Season } from '../../tournament/index.js';
import { mayUndo, powerSubsLeft } from '../powerSubsNow.js';
import type { LoadedTeamPoints } from './loadTeamPoints.js';
import { armband } from './presentSelections.js';
import { presentAverages, presentManager, presentWeekStats } from './presentTeam.js';

export function presentTeamPoints(teamPoints: LoadedTeamPoints, caller: Caller | null): TeamPointsJson {
  const { team, season, weekId, booster, score, results, powerSubs } = teamPoints;
  const result = results.find((row) => row.weekId === weekId);
  const upToNow = result ?? results.findLast((row) => row.weekId < weekId);
  const matchday = season.matchdays.find((row) => row.weekId === weekId);
  const isConfirmed = matchday?.state === 'confirmed';
  const points = toPoints(result?.halfPoints ?? score.points);
  return {
    teamId: team.id,
    teamName: team.name,
    user: presentManager(team, caller),
    weekId,
    generalPoints: toPoints(upToNow?.totalHalf ?? 0),
    generalRank: upToNow?.generalRank ?? null,
    visibleWeekPoints: points,
    visibleWeekRank: result?.weekRank ?? null,
    weekPointsConfirmed: isConfirmed,
    provisionalPoints: isConfirmed ? null : points,
    weekWinnerPoints: matchday?.winnerHalf == null ? null : toPoints(matchday.winnerHalf),
    weekWinner: presentWinner(matchday, teamPoints.winnerName),
    weekAveragePoints: matchday?.averageHalf == null ? null : Math.floor(toPoints(matchday.averageHalf)),
    weekTransfers: teamPoints.weekTransfers,
    weekPowerSubs: powerSubs.length,
    powerSubs: powerSubs.map(({ outId, inId, at }) => ({
      outId,
      inId,
      at: new Date(at).toISOString(),
      undoable: mayUndo(teamPoints, inId, caller),
    })),
    powerSubsLeft: powerSubsLeft(teamPoints, caller),
    benchPoints: toPoints(score.benchPoints),
    booster,
    generalRankMove: result?.generalMove ?? null,
    selections: presentSelections(teamPoints),
    autoSubs: score.autoSubs.map(({ outId, inId, reason }) => ({ outId, inId, reason })),
    weekStat: presentWeekStats(results),
    averages: presentAverages(season),
  };
}

function presentWinner(matchday: Season['matchdays'][number] | undefined, name: string | null) {
  if (matchday?.winnerTeamId == null || matchday.winnerHalf == null || name === null) return null;
  return { points: toPoints(matchday.winnerHalf), teamId: matchday.winnerTeamId, teamName: name };
}

function presentSelections({
  score,
  lineup,
  powerSubs,
  points,
  powerSubContext,
}: LoadedTeamPoints): ScoredSelection[] {
  const playedLineup = applyPowerSubs(lineup, powerSubs).lineup;
  return score.selections.map((selection) => {
    const { playerId, role, multiplier, counted } = selection;
    const isStarter = role === 'starting';
    return {
      playerId,
      positionId: isStarter ? 1 : 0,
      order: (isStarter ? playedLineup.starting : playedLineup.bench).indexOf(playerId),
      captain: armband(playerId, lineup),
      minutes: points.matchdays.get(playerId)?.minutes ?? 0,
      points: toPoints(selection.points),
      multiplier,
      total: toPoints(selection.total),
      counted,
      autoSub: selection.autoSub ?? null,
      powerSub: selection.powerSub ?? null,
      status: powerSubContext.statuses.get(playerId) ?? 'no-match',
      lines: presentLines(points.lines.get(playerId) ?? []),
    };
  });
}
