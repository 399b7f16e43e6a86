import type { CompetitionRules, GamePlayer, Lineup, MessageParams, Tenths } from '../types.js';

/** One player out and one of the same position in (decisions §3.2). */
export interface TransferPair {
  readonly outId: number;
  readonly inId: number;
}

/** A transfer with its prices. */
export interface PlannedTransfer extends TransferPair {
  /** Sale price of the outgoing player. */
  readonly outPrice: Tenths;
  /** Price of the incoming player: his purchase price from now on. */
  readonly inPrice: Tenths;
  /** Takes a surplus player of his nation out: costs no free transfer (decisions §1.5). */
  readonly extra: boolean;
}

/** A submitted list of transfers, and the team it is for. */
export interface TransferInput {
  /** The lineup held now. */
  readonly lineup: Lineup;
  /** Purchase price of each of the sixteen; a missing one counts as his value of today. */
  readonly purchasePrices: ReadonlyMap<number, Tenths>;
  readonly moneyLeft: Tenths;
  readonly transfers: readonly TransferPair[];
  /** All players of the lineup and the list. */
  readonly players: ReadonlyMap<number, GamePlayer>;
  readonly rules: CompetitionRules;
  /** The open matchday, whose club limit holds. */
  readonly matchday: number;
  /** Free transfers that are left. */
  readonly freeLeft: number;
}

/** Every way in which a list of transfers can break the rules. */
export type TransferIssueCode =
  | 'unknown-players'
  | 'player-left'
  | 'not-in-team'
  | 'already-in-team'
  | 'position-differs'
  | 'duplicate-transfer'
  | 'only-surplus-clubs'
  | 'over-budget'
  | 'club-limit'
  | 'too-many-transfers';

/**
 * One broken rule with what its message needs. `playerIds`: whom it is about; `clubIds` with `limit`: the nations above
 * it; `missing`: tenths of a million too few; `left` and `wanted`: free transfers. `only-surplus-clubs` has in
 * `clubIds` the nations that a player must leave from, in `playerIds` who may not leave.
 */
export interface TransferIssue {
  readonly code: TransferIssueCode;
  readonly params: MessageParams;
}

/** The team as it will be after the transfers. */
export interface TransferPlan {
  readonly lineup: Lineup;
  /** Purchase price of each of the sixteen. */
  readonly purchasePrices: ReadonlyMap<number, Tenths>;
  readonly moneyLeft: Tenths;
  /** In the order of the list. */
  readonly transfers: readonly PlannedTransfer[];
  /** Free transfers that the list costs: extras cost none. */
  readonly charged: number;
}

/** The plan of the transfers, or every rule that they break. */
export type TransferResult =
  | { readonly ok: true; readonly plan: TransferPlan }
  | { readonly ok: false; readonly issues: readonly TransferIssue[] };
