import { spellAt, toPoints } from '@euro/game';
import { Refusal } from '../../infra/errors.js';
import { nationName, type TextLanguage } from '../../texts/index.js';
import {
  type Appearance,
  appearancesSoFar,
  explainedPoints,
  requireSnapshot,
  type TournamentSnapshot,
  tournamentAt,
} from '../../tournament/index.js';
import type { PlayerCard } from '../cards/card.js';
import type { ShareContext } from '../context.js';
import { cardBase } from './cardBase.js';
import { deadlineOf } from './deadlineOf.js';
import { jerseyOf } from './jerseyOf.js';

interface PlayerCardQuery {
  readonly playerId: number;
  readonly weekId: number;
  readonly language: TextLanguage;
}

/**
 * A player's matchday by the game's clock, from his nation's kick-off on.
 * @throws the refusal: `not-found` without such a player, `nothing-to-show-yet` before the kick-off
 */
export async function loadPlayerCard(
  context: ShareContext,
  { playerId, weekId, language }: PlayerCardQuery,
): Promise<PlayerCard> {
  const snapshot = await requireSnapshot(context);
  const player = snapshot.players.get(playerId);
  const place = player && spellAt({ ...player, leftAt: null }, deadlineOf(snapshot, weekId));
  const club = snapshot.clubs.get(place?.clubId ?? 0);
  if (!player || !club) throw new Refusal('not-found');
  const now = context.clock.now();
  const results = resultsOf(snapshot, { clubId: club.id, weekId, now });
  if (results.length === 0) throw new Refusal('nothing-to-show-yet');
  const appearances = appearancesSoFar(snapshot, playerId, now).filter(({ match }) => match.weekId <= weekId);
  const ofWeek = appearances.filter(({ match }) => match.weekId === weekId);
  const { points, minutes, mayStillPlay } = explainedPoints(snapshot, playerId, weekId, now);
  return {
    kind: 'player',
    ...cardBase(snapshot, language),
    weekId,
    ...jerseyOf(snapshot, playerId, weekId),
    name: player.name,
    nationName: nationName(club, language),
    points: toPoints(points),
    provisional: mayStillPlay,
    totalPoints: toPoints(appearances.reduce((sum, appearance) => sum + appearance.points, 0)),
    minutes,
    goals: count(ofWeek, 'goals'),
    assists: count(ofWeek, 'assists'),
    results,
  };
}

function count(appearances: readonly Appearance[], name: 'goals' | 'assists'): number {
  return appearances.reduce((sum, { stat }) => sum + (stat?.[name] ?? 0), 0);
}

function resultsOf(
  snapshot: TournamentSnapshot,
  { clubId, weekId, now }: { clubId: number; weekId: number; now: number },
): string[] {
  const code = (id: number | null) => snapshot.clubs.get(id ?? 0)?.short ?? '';
  return tournamentAt(snapshot, now)
    .matches.filter(
      ({ match, status, homeId, awayId }) =>
        match.weekId === weekId && status !== 'scheduled' && (homeId === clubId || awayId === clubId),
    )
    .map(
      ({ homeId, awayId, homeScore, awayScore }) =>
        `${code(homeId)} ${homeScore ?? 0}–${awayScore ?? 0} ${code(awayId)}`,
    );
}
