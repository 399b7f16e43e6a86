import type { ClubPlayer, ResponseOf } from '@euro/api-contract';
import { toMillions, toPoints } from '@euro/game';
import { isPremium, type Language, route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { depthOfNation } from '../../snapshot/depthOfNation.js';
import { eliminatedClubs } from '../../snapshot/eliminatedClubs.js';
import { isInjured } from '../../snapshot/newsOf.js';
import { upcomingMatches } from '../../snapshot/presentPlayer.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';
import { squadPlaceOf } from '../../snapshot/squadPlaceOf.js';
import type { MatchNow } from '../../snapshot/tournamentAt.js';
import type { TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
import { presentClub } from '../matches/presentMatch.js';

/**
 * A nation's expected line-up and depth chart; the method is `expectedLineup` in the game's rules. Where the line-up
 * is for premium members (spec §1), other callers get the depth chart alone.
 */
export const getClub = route('GET club/{id}', async ({ context, params, caller, language }) => {
  const snapshot = await requireSnapshot(context);
  if (!snapshot.clubs.has(params.id)) throw new Refusal('not-found');
  const now = context.clock.now();
  const isHidden = snapshot.competition.settings.expectedLineupsPremium && !isPremium(caller);
  return cacheSerialized(snapshot, now, `club ${params.id} ${language} ${isHidden}`, () => {
    const nation = presentNation(snapshot, params.id, now, language);
    return isHidden ? withoutLineup(nation) : nation;
  });
});

type Nation = ResponseOf<'GET club/{id}'>;

/** The depth chart in another order: the line-up's order would reveal it. */
function withoutLineup({ club, players }: Nation): Nation {
  return {
    club: { ...club, formation: null, lineupForPremium: true },
    players: players
      .map((player) => ({ ...player, fieldOrder: null, inStarting: false }))
      .sort((a, b) => a.positionId - b.positionId || a.squadDepth - b.squadDepth || a.id - b.id),
  };
}

function presentNation(
  snapshot: TournamentSnapshot,
  clubId: number,
  now: number,
  language: Language,
): Nation {
  const club = presentClub(snapshot, clubId, language);
  if (!club) throw new Refusal('not-found');
  const { formation, places, startedMatches, records, bannedIds } = depthOfNation(snapshot, clubId, now);
  return {
    club: {
      ...club,
      updated: lastChange(startedMatches),
      formation,
      lineupForPremium: false,
      nextMatch: upcomingMatches(snapshot, () => clubId, now)[0] ?? null,
      eliminated: eliminatedClubs(snapshot, now).has(clubId),
    },
    players: places.flatMap(({ playerId, ...place }): ClubPlayer[] => {
      const player = snapshot.players.get(playerId);
      const record = records.get(playerId);
      if (!player || !record) return [];
      return [
        {
          id: player.id,
          name: player.name,
          short: player.short,
          positionId: player.positionId,
          shirt: squadPlaceOf(snapshot, player, now)?.shirt ?? null,
          value: toMillions(player.value),
          ban: bannedIds.has(player.id) ? 1 : 0,
          injury: isInjured(player, now) ? 1 : 0,
          ...place,
          starts: record.starts.filter(Boolean).length,
          appearances: record.appearances,
          minutes: record.minutes,
          points: toPoints(record.points),
        },
      ];
    }),
  };
}

/** The end of the last match, or the kick-off of the one that runs; null before the first. */
function lastChange(startedMatches: readonly MatchNow[]): string | null {
  const last = startedMatches.at(-1);
  if (!last) return null;
  const { kickoffAt, finishedAt } = last.match;
  return new Date(last.status === 'live' ? kickoffAt : finishedAt).toISOString();
}
