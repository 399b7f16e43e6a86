import { type ExpectedLineup, expectedLineup, isDecidedUnplayed } from '@euro/game';
import { clubInMatch } from '../feed/clubInMatch.js';
import { isBanned } from './isBanned.js';
import { isInjured } from './newsOf.js';
import { cacheResult } from './snapshotCache.js';
import { squadPlaceOf } from './squadPlaceOf.js';
import { type MatchNow, tournamentAt } from './tournamentAt.js';
import type { SnapshotPlayer, TournamentSnapshot } from './tournamentSnapshot.js';

/** A nation's depth chart and expected line-up, with the facts that they are made of. */
export interface NationDepth extends ExpectedLineup {
  /** The nation's matches that run or are over. */
  readonly startedMatches: readonly MatchNow[];
  /** By player id. */
  readonly records: ReadonlyMap<number, PlayerRecord>;
  readonly bannedIds: ReadonlySet<number>;
}

/** A player's record in his nation's matches so far. */
interface PlayerRecord {
  readonly starts: readonly boolean[];
  readonly appearances: number;
  readonly minutes: number;
  /** Half points. */
  readonly points: number;
}

/** The depth chart of a nation at `now`; cached until something new becomes known. */
export function depthOfNation(snapshot: TournamentSnapshot, clubId: number, now: number): NationDepth {
  const cache = cacheResult(snapshot, now, 'depth charts', () => new Map<number, NationDepth>());
  const cachedDepth = cache.get(clubId) ?? readDepth(snapshot, clubId, now);
  cache.set(clubId, cachedDepth);
  return cachedDepth;
}

/**
 * A player's rank within his group of the depth chart, from 1 (spec §3 `squadDepth`); undefined for who left the
 * competition.
 */
export function squadDepthOf(
  snapshot: TournamentSnapshot,
  player: SnapshotPlayer,
  now: number,
): number | undefined {
  const place = squadPlaceOf(snapshot, player, now);
  if (!place) return undefined;
  const { places } = depthOfNation(snapshot, place.clubId, now);
  return places.find(({ playerId }) => playerId === player.id)?.squadDepth;
}

function readDepth(snapshot: TournamentSnapshot, clubId: number, now: number): NationDepth {
  const own = tournamentAt(snapshot, now).matches.filter(
    ({ homeId, awayId }) => homeId === clubId || awayId === clubId,
  );
  const startedMatches = own.filter(
    ({ status, match }) => status !== 'scheduled' && !isDecidedUnplayed(match),
  );
  const squad = [...snapshot.players.values()].filter((player) => {
    const place = squadPlaceOf(snapshot, player, now);
    return place?.clubId === clubId && !place.hasLeft;
  });
  const records = new Map(squad.map((player) => [player.id, recordOf(player, clubId, startedMatches)]));
  const bannedIds = new Set(squad.filter((player) => isBanned(snapshot, player, now)).map(({ id }) => id));
  const lineup = expectedLineup({
    players: squad.map((player) => ({
      ...player,
      clubId,
      isAvailable: !isInjured(player, now) && !bannedIds.has(player.id),
      starts: records.get(player.id)?.starts ?? [],
      minutes: records.get(player.id)?.minutes ?? 0,
    })),
    announced: announcedEleven(
      own.find(({ stateName }) => stateName === 'scheduled'),
      squad,
    ),
  });
  return { ...lineup, startedMatches, records, bannedIds };
}

/** A coach takes part in every match. What he did for or at another club is not of this one. */
function recordOf(player: SnapshotPlayer, clubId: number, startedMatches: readonly MatchNow[]): PlayerRecord {
  const rows = startedMatches.map(({ match, sheet }) =>
    clubInMatch(player, match) === clubId ? sheet.get(player.id) : undefined,
  );
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
