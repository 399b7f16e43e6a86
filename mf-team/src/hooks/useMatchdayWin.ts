import type { OwnLeague, TeamPoints } from '@euro/api-contract';
import { useLeagueOfWeekQuery } from '../store/teamApi.js';

/** A matchday that a team won. */
export interface MatchdayWin {
  /** The league in which it was won; null: of all teams. */
  readonly leagueName: string | null;
  /** Points of the second there; null without one. */
  readonly secondPoints: number | null;
}

/** Whether a team won its definitive matchday; null when it did not, and until that is known. */
export function useMatchdayWin(points: TeamPoints | null, league: OwnLeague | null): MatchdayWin | null {
  const isOver = points?.weekPointsConfirmed === true && points.visibleWeekPoints > 0;
  const isContest = league !== null && league.totalTeams > 1 && points !== null;
  const mayWin = isOver && isContest && league.weekId <= points.weekId;
  const { currentData } = useLeagueOfWeekQuery(
    { id: league?.id ?? 0, weekId: points?.weekId ?? 0 },
    { skip: !mayWin },
  );
  if (!isOver) return null;
  const { weekWinnerPoints, visibleWeekPoints, teamId } = points;
  if (weekWinnerPoints !== null && visibleWeekPoints >= weekWinnerPoints)
    return { leagueName: null, secondPoints: null };
  if (!mayWin || !currentData?.confirmed) return null;
  const { own, data } = currentData;
  if (own.find(({ team }) => team.id === teamId)?.rank !== 1) return null;
  const second = data.find(({ team }) => team.id !== teamId);
  return { leagueName: league.name, secondPoints: second?.weekPoints ?? null };
}
