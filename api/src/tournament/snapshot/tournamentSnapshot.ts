import type { PositionId, Spell, Tenths } from '@euro/game';
import type { LoadedCompetition } from '../competition/loadCompetition.js';
import type { FeedMatch, FeedNews } from '../feed/feed.js';
import type { SidedStat, TimedStat } from '../timeline/index.js';
import type { SheetRow } from './scoreSheet.js';

export interface SnapshotClub {
  readonly id: number;
  readonly feedId: number | null;
  readonly short: string;
  readonly nameNl: string;
  readonly nameEn: string;
  readonly nameShort: string | null;
  readonly groupName: string;
  readonly pot: number | null;
  readonly deduction: number | null;
  readonly kit: string | null;
  readonly flag: string | null;
}

export interface SnapshotPlayer extends FeedNews {
  readonly id: number;
  readonly feedId: number | null;
  /** With `spells`, his first club: `squadPlaceOf` and `clubInMatch` know the one of a moment. */
  readonly clubId: number;
  readonly positionId: PositionId;
  readonly shirt: number | null;
  /** His clubs one after the other; empty for one club from the beginning. */
  readonly spells: readonly Spell[];
  /** Game time at which he left the competition; null while he has not. */
  readonly leftAt: number | null;
  readonly name: string;
  readonly short: string;
  readonly forename: string;
  readonly surname: string;
  readonly clubName: string | null;
  /** The current value. */
  readonly value: Tenths;
  /** Before the first of `values`. */
  readonly openingValue: Tenths;
  /** Every value since, coming ones too, oldest first. */
  readonly values: readonly SnapshotValue[];
  readonly ban: boolean;
  readonly injury: boolean;
  readonly portraitUrl: string | null;
}

/** A player's value from a moment of game time on. */
export interface SnapshotValue {
  readonly fromAt: number;
  readonly value: Tenths;
}

/** A match with everything the feed knows of it; `tournamentAt` says what of it the game may know already. */
export type SnapshotMatch = Omit<FeedMatch, 'isFinal'>;

/** The statistics of a player in a match that are shown beside his points. */
export type SnapshotStat = TimedStat;

/** A player or coach in one match, with his explained points. */
export interface Appearance extends SheetRow {
  readonly match: SnapshotMatch;
  /** The match is running: all of this may still change. */
  readonly live: boolean;
}

export interface SnapshotMatchday {
  readonly weekId: number;
  readonly deadlineAt: number;
  readonly state: 'open' | 'provisional' | 'confirmed';
  readonly version: number | null;
  readonly teams: number;
  /** When it was opened again, and since when it had been closed by mistake; null where that never happened. */
  readonly openedAt: number | null;
  readonly closedByMistakeAt: number | null;
}

/** How many teams held or transferred a player in a matchday; null where it was not counted. */
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
 * The tournament in memory: squads, fixtures, statistics and points, as stored. It is small, changes rarely and
 * almost every page reads it. It contains the whole future of a finished tournament, so readers filter it by the
 * clock.
 */
export interface TournamentSnapshot {
  /** Differs whenever anything in it does. */
  readonly version: string;
  /** Differs whenever squads, values, fixtures or statistics do: everything but results of teams. */
  readonly feedVersion: string;
  readonly competition: LoadedCompetition;
  readonly clubs: ReadonlyMap<number, SnapshotClub>;
  /** By id, in ascending order. */
  readonly players: ReadonlyMap<number, SnapshotPlayer>;
  /** In the order of kick-offs. */
  readonly matches: readonly SnapshotMatch[];
  readonly matchdays: readonly SnapshotMatchday[];
  /** By match id, as in the feed: complete for a finished match, so far for a running one. */
  readonly stats: ReadonlyMap<number, readonly SidedStat[]>;
  /** Popularity by matchday and player. */
  readonly popularity: ReadonlyMap<number, ReadonlyMap<number, Popularity>>;
}
