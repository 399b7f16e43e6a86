import type { ClubPlayer, ResponseOf } from '@euro/api-contract';
import { expectedLineup, toMillions, toPoints } from '@euro/game';
import { isPremium, type Language, route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { isBanned } from '../../snapshot/isBanned.js';
import { upcomingMatches } from '../../snapshot/presentPlayer.js';
import { requireSnapshot } from '../../snapshot/requireSnapshot.js';
import { cacheSerialized } from '../../snapshot/snapshotCache.js';
import { type MatchNow, tournamentAt } from '../../snapshot/tournamentAt.js';
import type { SnapshotPlayer, TournamentSnapshot } from '../../snapshot/tournamentSnapshot.js';
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
  const own = tournamentAt(snapshot, now).matches.filter(
    ({ homeId, awayId }) => homeId === clubId || awayId === clubId,
  );
  const startedMatches = own.filter(({ status }) => status !== 'scheduled');
  const squad = [...snapshot.players.values()].filter((player) => player.clubId === clubId);
  const records = new Map(squad.map((player) => [player.id, recordOf(player, startedMatches)]));
  const bannedIds = new Set(squad.filter((player) => isBanned(snapshot, player, now)).map(({ id }) => id));
  const { formation, places } = expectedLineup({
    players: squad.map((player) => ({
      ...player,
      isAvailable: !player.injury && !bannedIds.has(player.id),
      starts: records.get(player.id)?.starts ?? [],
      minutes: records.get(player.id)?.minutes ?? 0,
    })),
    announced: announcedEleven(
      own.find(({ status }) => status === 'scheduled'),
      squad,
    ),
  });
  return {
    club: {
      ...club,
      updated: lastChange(startedMatches),
      formation,
      lineupForPremium: false,
      nextMatch: upcomingMatches(snapshot, clubId, now)[0] ?? null,
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
          shirt: player.shirt,
          value: toMillions(player.value),
          ban: bannedIds.has(player.id) ? 1 : 0,
          injury: player.injury ? 1 : 0,
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

/** A player's record in his nation's matches so far; a coach takes part in every match. */
function recordOf({ id }: SnapshotPlayer, startedMatches: readonly MatchNow[]) {
  const rows = startedMatches.map(({ sheet }) => sheet.get(id));
  const minutes = rows.map((row) => row?.stat?.minutes ?? 0);
  return {
    starts: rows.map((row) => row?.stat?.started ?? false),
    appearances: rows.filter((row, index) => row && (row.stat === null || (minutes[index] ?? 0) > 0)).length,
    minutes: minutes.reduce((sum, count) => sum + count, 0),
    points: rows.reduce((sum, row) => sum + (row?.points ?? 0), 0),
  };
}

/** The eleven of the next match, from an hour before its kick-off. */
function announcedEleven(
  next: MatchNow | undefined,
  squad: readonly SnapshotPlayer[],
): readonly number[] | null {
  const starters = squad.filter(({ id }) => next?.sheet.get(id)?.stat?.started);
  return starters.length === 0 ? null : starters.map(({ id }) => id);
}

/** The end of the last match, or the kick-off of the one that runs; null before the first. */
function lastChange(startedMatches: readonly MatchNow[]): string | null {
  const last = startedMatches.at(-1);
  if (!last) return null;
  const { kickoffAt, finishedAt } = last.match;
  return new Date(last.status === 'live' ? kickoffAt : finishedAt).toISOString();
}
