import type { LiveMatch, LivePlayer, LiveState } from '@euro/api-contract';
import { deadlineInfo, toPoints } from '@euro/game';
import type { Clock } from '../../infra/clock/clock.js';
import {
  digestOf,
  knowledgeAt,
  type MatchNow,
  playerStatuses,
  presentMatchday,
  type TournamentSnapshot,
  tournamentAt,
} from '../../tournament/index.js';

/** A live state without its timestamp: equal in all processes with the same data. */
export type LiveContent = Omit<LiveState, 'cursor' | 'now'>;

/** The live state of the running matchday at `now` (epoch milliseconds of game time). */
export function liveContent(snapshot: TournamentSnapshot, now: number, speed: number): LiveContent {
  const { matchdays } = snapshot;
  const deadlines = matchdays.map(({ weekId, deadlineAt }) => ({ weekId, deadline: deadlineAt }));
  const { deadlineWeek, deadline } = deadlineInfo(deadlines, now);
  const running = matchdays.findLast(({ deadlineAt }) => deadlineAt <= now) ?? null;
  const next = matchdays[running ? matchdays.indexOf(running) + 1 : 0] ?? null;
  const weekIds = new Set([running?.weekId, next?.weekId]);
  return {
    speed,
    dataVersion: digestOf(snapshot.version),
    deadlineWeek,
    deadlineDate: deadline === null ? null : new Date(deadline).toISOString(),
    weeks: matchdays.map((matchday) => presentMatchday(matchday, now)),
    weekId: running?.weekId ?? null,
    version: running?.version ?? null,
    matches: tournamentAt(snapshot, now)
      .matches.filter(({ match }) => weekIds.has(match.weekId))
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
    const weekAppearances = (appearances.get(id) ?? []).filter(({ match }) => match.weekId === weekId);
    const points = weekAppearances.reduce((sum, own) => sum + own.points, 0);
    const minutes = weekAppearances.reduce((sum, { stat }) => sum + (stat?.minutes ?? 0), 0);
    return [{ id, points: toPoints(points), minutes, status }];
  });
}

/**
 * Identifies a live state: setting of the clock, progress of the data by it, and version of the data, joined by dots.
 * It is derived from what every process shares, so the same state has the same cursor in all of them, also after a
 * restart; equal cursors mean that nothing was missed. Which of two states came first is known from `now` and their
 * order in the stream.
 */
export function cursorOf(
  snapshot: TournamentSnapshot,
  clock: Pick<Clock, 'setting' | 'speed'>,
  now: number,
): string {
  const set = digestOf(`${clock.setting()} ${clock.speed()}`);
  return [set, knowledgeAt(snapshot, now).toString(36), digestOf(snapshot.version)].join('.');
}

/**
 * The difference of two live states: the whole head, with the matches and players that changed. Null when rows were
 * removed (another matchday began, the clock was set back): the whole state must be sent then.
 */
export function changeBetween(before: LiveContent, after: LiveContent): LiveContent | null {
  if (before.weekId !== after.weekId) return null;
  const matches = changedRows(before.matches, after.matches);
  const players = changedRows(before.players, after.players);
  return matches && players && { ...after, matches, players };
}

/** The rows that are new or different; null when one is gone. */
function changedRows<Row extends { readonly id: number }>(
  before: readonly Row[],
  after: readonly Row[],
): Row[] | null {
  const jsonById = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  const rows = after.filter((row) => jsonById.get(row.id) !== JSON.stringify(row));
  for (const { id } of after) jsonById.delete(id);
  return jsonById.size === 0 ? rows : null;
}
