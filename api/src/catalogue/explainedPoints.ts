import type { HalfPoints, PlayerMatchday, PointLine } from '@euro/game';
import type { Appearance, Catalogue } from './catalogue.js';
import { tournamentAt } from './tournamentAt.js';

/** A player's matchday as it stands at a moment, with what his points are made of. */
export interface ExplainedMatchday extends PlayerMatchday {
  readonly points: HalfPoints;
  readonly minutes: number;
  /** A match of his is not over yet. */
  readonly mayStillPlay: boolean;
  readonly lines: readonly PointLine[];
}

/** What a player has done so far, running matches too, in the order of kick-offs. */
export function appearancesSoFar(catalogue: Catalogue, playerId: number, now: number): readonly Appearance[] {
  return tournamentAt(catalogue, now).appearances.get(playerId) ?? [];
}

/** What a player has in a matchday so far: zeros with `mayStillPlay` while his match is to come. */
export function explainedPoints(
  catalogue: Catalogue,
  playerId: number,
  weekId: number,
  now: number,
): ExplainedMatchday {
  const clubId = catalogue.players.get(playerId)?.clubId ?? null;
  const played = appearancesSoFar(catalogue, playerId, now).filter(({ match }) => match.weekId === weekId);
  return {
    points: played.reduce((sum, { points }) => sum + points, 0),
    minutes: played.reduce((sum, { stat }) => sum + (stat?.minutes ?? 0), 0),
    mayStillPlay: tournamentAt(catalogue, now).matches.some(
      ({ match, status }) =>
        match.weekId === weekId &&
        status !== 'finished' &&
        clubId !== null &&
        (match.homeId === clubId || match.awayId === clubId),
    ),
    lines: played.flatMap(({ lines }) => lines),
  };
}
