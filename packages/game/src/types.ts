import type { ScoringRule } from './scoring/scoringRule.js';

/** Money in integer tenths of a million: 75 is 7.5 million. */
export type Tenths = number;

/** Points in integer halves: 27 is 13.5 points. */
export type HalfPoints = number;

/** A moment as milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

/** 0 coach, 1 goalkeeper, 2 defender, 3 midfielder, 4 forward. */
export type PositionId = 0 | 1 | 2 | 3 | 4;

/** One whole number for each position. */
export type PerPosition = Readonly<Record<PositionId, number>>;

/** The four boosters, named as in the team's fields (decisions §4.7). */
export type Booster = 'bank' | 'tripleCaptain' | 'freeHit' | 'wildCard';

/** The facts about a player that the rules need; `value` is the current one, in tenths of a million. */
export interface GamePlayer {
  readonly id: number;
  readonly positionId: PositionId;
  readonly clubId: number;
  readonly value: Tenths;
  /** He left the competition: not for sale, and of no club. */
  readonly hasLeft?: boolean;
}

/** A full team sheet: the coach and the starters, and the bench in auto-sub order, goalkeepers first. */
export interface Lineup {
  readonly starting: readonly number[];
  readonly bench: readonly number[];
  readonly captainId: number;
  readonly viceCaptainId: number;
}

/** The fewest and most starters that a position may have. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * The settings of one competition (feed + season), read from storage by the caller; `exampleRules` shows EURO 2024's.
 */
export interface CompetitionRules {
  /** Maximum price of all selections together. */
  readonly budget: Tenths;
  /** Starters without the coach. */
  readonly lineupSize: number;
  readonly benchSize: number;
  /** Selections of each position in the whole squad; a game without coaches has none. */
  readonly squadLayout: PerPosition;
  /** Starters of each position, by position id, in the editor's first formation. */
  readonly startRows: readonly number[];
  readonly formationLimits: Readonly<Record<PositionId, Range>>;
  /** Maximum selections of one nation; entry 0 is for matchday 1, later matchdays keep the last entry. */
  readonly clubLimitByMatchday: readonly number[];
  readonly captainMultiplier: number;
  readonly tripleCaptainMultiplier: number;
  /** Scoring rules of players, in the order of a breakdown. */
  readonly scoring: readonly ScoringRule[];
  readonly coachPoints: Readonly<Record<MatchOutcome, HalfPoints>>;
  readonly officialStartWeek: number;
  /** Free transfers earned in a matchday. */
  readonly transfersAllowed: number;
  readonly transferCanBeSaved: boolean;
  /** Maximum number of saved free transfers; null for no limit. */
  readonly maxSavedTransfers: number | null;
  readonly transfersResettable: boolean;
  /** Added to the value of a bought player, in percent. */
  readonly transferTaxPercentage: number;
  /** Taken from the credited profit of a sold player, in percent. */
  readonly profitTaxPercentage: number;
  /** A sale with profit is rounded up to a multiple of this. */
  readonly saleStep: Tenths;
  readonly boostersEnabled: boolean;
  readonly boostersFromWeek: number;
  readonly powerSubsFromWeek: number;
  readonly maxPowerSubs: number;
}

/** Outcome of a match for one side, after 90 or 120 minutes. */
export type MatchOutcome = 'win' | 'draw' | 'loss';

/** The context in which a squad is validated: players by id, the rules, its matchday and the money. */
export interface SquadContext {
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly rules: CompetitionRules;
  /** The matchday whose club limit holds. */
  readonly matchday: number;
  /**
   * Maximum price of the whole squad: the budget for a new team, money left + sale prices of the held players for an
   * existing one.
   */
  readonly money: Tenths;
  /** Prices that differ from the buying price: the sale price of players the team already holds. */
  readonly prices?: ReadonlyMap<number, Tenths>;
}

/** Numbers and ids that a message about a refusal or an issue needs. */
export type MessageParams = Readonly<Record<string, number | readonly number[]>>;
