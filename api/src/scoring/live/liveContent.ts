import type { LiveMatch, LivePlayer, LiveState } from '@euro/api-contract';
import { deadlineInfo, toPoints } from '@euro/game';
import {
  type MatchNow,
  playerStatuses,
  presentMatchday,
  type TournamentSnapshot,
  tournamentAt,
} from '../../tournament/index.js';
import { digestOf } from './liveCursor.js';

/** A live state without its moment: the same for everybody who knows the same. */
export type LiveContent = Omit<LiveState, 'cursor' | 'now'>;

/** What moves while a matchday runs, at `now` (epoch milliseconds of game time). */
export function liveContent(snapshot: TournamentSnapshot, now: number, speed: number): LiveContent {
  const { matchdays } = snapshot;
  const deadlines = matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadline: deadlineAt }));
  const { deadlineWeek, deadline } = deadlineInfo(deadlines, now);
  const running = matchdays.findLast(({ deadlineAt }) => deadlineAt <= now) ?? null;
  const next = matchdays[running ? matchdays.indexOf(running) + 1 : 0] ?? null;
  const shown = new Set([running?.weekId, next?.weekId]);
  return {
    speed,
    dataVersion: digestOf(snapshot.version),
    deadlineWeek,
    deadlineDate: deadline === null ? null : new Date(deadline).toISOString(),
    weeks: matchdays.map((matchday) => presentMatchday(matchday, now)),
    weekId: running?.weekId ?? null,
    version: running?.version ?? null,
    matches: tournamentAt(snapshot, now)
      .matches.filter(({ match }) => shown.has(match.weekId))
      .map(toLiveMatch),
    players: running ? livePlayers(snapshot, running.weekId, now) : [],
  };
}

function toLiveMatch({ match, status, minute, homeScore, awayScore, penHome, penAway }: MatchNow): LiveMatch {
  return { id: match.id, weekId: match.weekId, status, minute, homeScore, awayScore, penHome, penAway };
}

function livePlayers(snapshot: TournamentSnapshot, weekId: number, now: number): LivePlayer[] {
  const { appearances } = tournamentAt(snapshot, now);
  return [...playerStatuses(snapshot, weekId, now)].flatMap(([id, status]) => {
    if (status === 'no-match' || status === 'to-play') return [];
    const played = (appearances.get(id) ?? []).filter(({ match }) => match.weekId === weekId);
    const points = played.reduce((sum, own) => sum + own.points, 0);
    const minutes = played.reduce((sum, { stat }) => sum + (stat?.minutes ?? 0), 0);
    return [{ id, points: toPoints(points), minutes, status }];
  });
}
