import type { HalfPoints, MatchStat, PointLine, PositionId, Tenths } from '@euro/game';
import type { LoadedCompetition } from '../competition/loadCompetition.js';

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
  readonly value: Tenths;
  readonly ban: boolean;
  readonly injury: boolean;
  readonly portraitUrl: string | null;
}

/** A match with everything the feed knows of it; `visible…` functions decide what the game may know already. */
export interface CatalogueMatch {
  readonly id: number;
  readonly weekId: number;
  readonly kickoffAt: number;
  readonly finishedAt: number;
  readonly homeId: number | null;
  readonly awayId: number | null;
  readonly homeKnownAt: number;
  readonly awayKnownAt: number;
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
export interface CatalogueStat extends MatchStat {
  readonly started: boolean;
  readonly inMin: number | null;
  readonly outMin: number | null;
}

/** A player or coach in one match, with his explained points. */
export interface Appearance {
  readonly playerId: number;
  readonly match: CatalogueMatch;
  /** Null for a coach, whose points come from the result. */
  readonly stat: CatalogueStat | null;
  readonly lines: readonly PointLine[];
  readonly points: HalfPoints;
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
  readonly competition: LoadedCompetition;
  readonly clubs: ReadonlyMap<number, CatalogueClub>;
  /** By id, in the order of the ids. */
  readonly players: ReadonlyMap<number, CataloguePlayer>;
  /** In the order of kick-offs. */
  readonly matches: readonly CatalogueMatch[];
  readonly matchdays: readonly CatalogueMatchday[];
  /** In the order of kick-offs; players without any are left out. */
  readonly appearances: ReadonlyMap<number, readonly Appearance[]>;
  /** Teams that hold a player, by matchday and player. */
  readonly popularity: ReadonlyMap<number, ReadonlyMap<number, number>>;
}
