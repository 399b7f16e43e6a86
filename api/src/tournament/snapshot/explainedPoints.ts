import { type HalfPoints, isAwaited, type PlayerMatchday, type PointLine } from '@euro/game';
import { isSquadPlayerIn } from './isSquadPlayerIn.js';
import { tournamentAt } from './tournamentAt.js';
import type { Appearance, TournamentSnapshot } from './tournamentSnapshot.js';

/** A player's matchday at a moment, with what his points are made of. */
export interface ExplainedMatchday extends PlayerMatchday {
  readonly points: HalfPoints;
  readonly minutes: number;
  /** A match of his is not over yet. */
  readonly mayStillPlay: boolean;
  readonly lines: readonly PointLine[];
}

/** A player's appearances so far, running matches included, in the order of kick-offs. */
export function appearancesSoFar(
  snapshot: TournamentSnapshot,
  playerId: number,
  now: number,
): readonly Appearance[] {
  return tournamentAt(snapshot, now).appearances.get(playerId) ?? [];
}

/** A player's points in a matchday so far: zeros with `mayStillPlay` before his match. */
export function explainedPoints(
  snapshot: TournamentSnapshot,
  playerId: number,
  weekId: number,
  now: number,
): ExplainedMatchday {
  const player = snapshot.players.get(playerId);
  const { settings } = snapshot.competition;
  const appearances = appearancesSoFar(snapshot, playerId, now).filter(
    ({ match }) => match.weekId === weekId,
  );
  return {
    points: appearances.reduce((sum, { points }) => sum + points, 0),
    minutes: appearances.reduce((sum, { stat }) => sum + (stat?.minutes ?? 0), 0),
    mayStillPlay: tournamentAt(snapshot, now).matches.some(
      ({ match, status }) =>
        match.weekId === weekId &&
        status !== 'finished' &&
        isAwaited(match, settings) &&
        isSquadPlayerIn(player, match),
    ),
    lines: appearances.flatMap(({ lines }) => lines),
  };
}
