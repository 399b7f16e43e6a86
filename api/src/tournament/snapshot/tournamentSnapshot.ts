import type { PositionId, Tenths } from '@euro/game';
import type { LoadedCompetition } from '../competition/loadCompetition.js';
import type { FeedMatch } from '../feed/feed.js';
import type { SidedStat, TimedStat } from '../timeline/index.js';
import type { SheetRow } from './scoreSheet.js';

export interface SnapshotClub {
  readonly id: number;
  readonly feedId: number | null;
  readonly short: string;
  readonly nameNl: string;
  readonly nameEn: string;
  readonly groupName: string;
  readonly pot: number | null;
  readonly kit: string | null;
  readonly flag: string | null;
}

export interface SnapshotPlayer {
  readonly id: number;
  readonly feedId: number | null;
  readonly clubId: number;
  readonly positionId: PositionId;
  readonly shirt: number | null;
  readonly name: string;
  readonly short: string;
  readonly forename: string;
  readonly surname: string;
  readonly clubName: string | null;
  /** As it is now. */
  readonly value: Tenths;
  /** Before the first of `values`. */
  readonly openingValue: Tenths;
  /** Every value since, coming ones too, oldest first. */
  readonly values: readonly SnapshotValue[];
  readonly ban: boolean;
  readonly injury: boolean;
  readonly portraitUrl: string | null;
}

/** What a player is worth from a moment of game time on. */
export interface SnapshotValue {
  readonly fromAt: number;
  readonly value: Tenths;
}

/** A match with everything the feed knows of it; `tournamentAt` says what of it the game may know already. */
export type SnapshotMatch = Omit<FeedMatch, 'isFinal'>;

/** What a player did in a match, as far as it is shown beside his points. */
export type SnapshotStat = TimedStat;

/** A player or coach in one match, with his explained points. */
export interface Appearance extends SheetRow {
  readonly match: SnapshotMatch;
  /** The match goes on: all of this may still change. */
  readonly live: boolean;
}

export interface SnapshotMatchday {
  readonly weekId: number;
  readonly deadlineAt: number;
  readonly state: 'open' | 'provisional' | 'confirmed';
  readonly version: number | null;
  readonly teams: number;
}

/** What teams did with a player for a matchday; null where it was not counted. */
export interface Popularity {
  /** Teams that hold him. */
  readonly teams: number;
  /** Teams whose captain he is. */
  readonly captains: number | null;
  /** Transfers that bought him, and that sold him. */
  readonly transfersIn: number | null;
  readonly transfersOut: number | null;
}

/**
 * The tournament in memory: squads, fixtures, statistics and points, as stored. It is small, changes rarely and is
 * asked for by almost every page. It knows the whole future of a finished tournament, so who answers from it
 * filters by the clock.
 */
export interface TournamentSnapshot {
  /** Differs whenever anything in it does. */
  readonly version: string;
  /** Differs whenever squads, values, fixtures or statistics do: everything but results of teams. */
  readonly feedVersion: string;
  readonly competition: LoadedCompetition;
  readonly clubs: ReadonlyMap<number, SnapshotClub>;
  /** By id, in the order of the ids. */
  readonly players: ReadonlyMap<number, SnapshotPlayer>;
  /** In the order of kick-offs. */
  readonly matches: readonly SnapshotMatch[];
  readonly matchdays: readonly SnapshotMatchday[];
  /** By match id, as the feed has them: the whole of a match that is over, or a running one so far. */
  readonly stats: ReadonlyMap<number, readonly SidedStat[]>;
  /** What teams did with a player, by matchday and player. */
  readonly popularity: ReadonlyMap<number, ReadonlyMap<number, Popularity>>;
}
