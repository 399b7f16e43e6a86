import type { PositionId, Tenths } from '@euro/game';
import type { LoadedCompetition } from '../competition/loadCompetition.js';
import type { SidedStat, TimedStat } from '../replay/timeline/index.js';
import type { SheetRow } from './scoreSheet.js';

export interface CatalogueClub {
  readonly id: number;
  readonly short: string;
  readonly nameNl: string;
  readonly nameEn: string;
}

export interface CataloguePlayer {
  readonly id: number;
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
  readonly values: readonly CatalogueValue[];
  readonly ban: boolean;
  readonly injury: boolean;
  readonly portraitUrl: string | null;
}

/** What a player is worth from a moment of game time on. */
export interface CatalogueValue {
  readonly fromAt: number;
  readonly value: Tenths;
}

/** A match with everything the feed knows of it; `tournamentAt` tells what of it the game may know already. */
export interface CatalogueMatch {
  readonly id: number;
  readonly weekId: number;
  readonly kickoffAt: number;
  readonly finishedAt: number;
  readonly homeId: number | null;
  readonly awayId: number | null;
  readonly homeKnownAt: number;
  readonly awayKnownAt: number;
  /** Where the sides of a knock-out match come from, as the feed writes it: `W41`, `1A`, `3D/E/F`. */
  readonly homeFrom: string | null;
  readonly awayFrom: string | null;
  /** Minute of play as the feed tells it while the match goes on; null before, after, and when it tells the whole. */
  readonly minute: number | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly extraTime: boolean;
  readonly penHome: number | null;
  readonly penAway: number | null;
  readonly venue: string;
  readonly city: string;
  readonly stage: string;
  readonly feedUrl: string | null;
}

/** What a player did in a match, as far as it is shown beside his points. */
export type CatalogueStat = TimedStat;

/** A player or coach in one match, with his explained points. */
export interface Appearance extends SheetRow {
  readonly match: CatalogueMatch;
  /** The match goes on: all of this may still change. */
  readonly live: boolean;
}

export interface CatalogueMatchday {
  readonly weekId: number;
  readonly deadlineAt: number;
  readonly state: 'open' | 'provisional' | 'confirmed';
  readonly version: number | null;
  readonly teams: number;
}

/**
 * The tournament in memory: squads, fixtures, statistics and points, as stored. It is small, changes rarely and is
 * asked for by almost every page. It knows the whole future of a finished tournament, so whoever answers from it
 * filters by the clock.
 */
export interface Catalogue {
  /** Differs whenever anything in it does. */
  readonly version: string;
  /** Differs whenever squads, values, fixtures or statistics do: everything but results of teams. */
  readonly feedVersion: string;
  readonly competition: LoadedCompetition;
  readonly clubs: ReadonlyMap<number, CatalogueClub>;
  /** By id, in the order of the ids. */
  readonly players: ReadonlyMap<number, CataloguePlayer>;
  /** In the order of kick-offs. */
  readonly matches: readonly CatalogueMatch[];
  readonly matchdays: readonly CatalogueMatchday[];
  /** By match id, as the feed tells them: the whole of a match that is over, or what was told of a running one. */
  readonly stats: ReadonlyMap<number, readonly SidedStat[]>;
  /** Teams that hold a player, by matchday and player. */
  readonly popularity: ReadonlyMap<number, ReadonlyMap<number, number>>;
}
