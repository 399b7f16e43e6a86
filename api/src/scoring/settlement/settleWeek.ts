import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { READING } from '../../infra/db/transaction.js';
import { inSpan, inStep } from '../../infra/tracing/index.js';
import {
  dropFrozen,
  frozenParts,
  frozenRanges,
  type LineupRangesInput,
  lineupLayout,
  lineupRanges,
} from '../../packed/index.js';
import { loadPowerSubs } from '../../teams/index.js';
import { type Claim, claimSettlement, planClaimed, withClaimRenewal } from './claimSettlement.js';
import { loadMatchdays, type MatchdayNow } from './loadMatchday.js';
import { loadScoredPlayers } from './loadScoredPlayers.js';
import { loadTransferCounts } from './loadTransferCounts.js';
import { loadPlacesBefore } from './placesBefore.js';
import { planResults, scoreTeams } from './planResults.js';
import { publishResults } from './publishResults.js';
import { type WriteOptions, writeRankings, writeResults } from './writeResults.js';

/** Teams in one range: what a killed worker loses at most, a fifth of a second's work. */
const RANGE_SIZE = 262_144;
/**
 * Real milliseconds after a deadline in which changes that were in time may still be stored: a call waits at most
 * five seconds for the database (ADR 25).
 */
const STILL_SAVING = 60_000;
/** A feed that changes faster than a matchday can be settled is an outage. */
const ATTEMPTS = 3;

export type SettlementRefusal =
  | { readonly code: 'no-matchday'; readonly weekId: number }
  | { readonly code: 'deadline-to-come'; readonly weekId: number; readonly deadlineAt: number }
  | { readonly code: 'earlier-matchday-first'; readonly weekId: number; readonly earlierWeekId: number }
  | { readonly code: 'matches-to-come'; readonly weekId: number; readonly matchIds: readonly number[] }
  | { readonly code: 'settling-elsewhere'; readonly weekId: number; readonly owner: string }
  | { readonly code: 'published-already' | 'published-just-now'; readonly weekId: number }
  | { readonly code: 'reopened'; readonly weekId: number };

export interface SettlementReport {
  readonly weekId: number;
  readonly version: number;
  readonly state: 'provisional' | 'confirmed';
  readonly teams: number;
  /** SHA-256 over `team id:half points` in the order of the ids. */
  readonly digest: string;
  readonly finishedMatches: number;
  readonly unfinishedMatches: number;
}

export type SettlementResult =
  | { readonly ok: true; readonly report: SettlementReport }
  | { readonly ok: false; readonly refusal: SettlementRefusal };

/** The steps of a settlement, in order. */
export type SettlementStep =
  | 'claimed'
  | 'matchday and places before read'
  | 'lineups read and scored'
  | 'ranked'
  | 'results and rankings written'
  | 'published';

export interface SettleOptions extends Partial<WriteOptions> {
  /** Called after each step, for measurements. */
  readonly afterStep?: (step: SettlementStep) => void;
  /** Confirmed needs all matches to be over; by default a confirmed matchday stays so and others are provisional. */
  readonly state?: 'provisional' | 'confirmed';
  /** Set for automatic confirmation: a matchday that an operator reopened meanwhile is refused as `reopened`. */
  readonly byItself?: boolean;
  /** The state found due: nothing is done when another worker has published it meanwhile. */
  readonly dueState?: 'provisional' | 'confirmed';
  /** Does not replace provisional results before `nextSettlementAt`. */
  readonly paced?: boolean;
  /** Stores what belongs to the result, in the very transaction that makes it visible. */
  readonly alongside?: (results: PublishedResults, transaction: Transaction) => Promise<void>;
}

/** A result that becomes visible, and the one that it replaces. */
export interface PublishedResults {
  readonly before: { readonly state: 'open' | 'provisional' | 'confirmed'; readonly digest: string | null };
  readonly after: { readonly state: 'provisional' | 'confirmed'; readonly digest: string };
}

/**
 * Scores a matchday from finished and running matches, ranks all teams and publishes the result in one step. It is
 * idempotent, also after being killed at any point. Replaced results stay behind, unseen, until `sweepResults`.
 */
export function settleWeek(
  context: GameContext,
  weekId: number,
  options: SettleOptions = {},
): Promise<SettlementResult> {
  return inSpan({ name: 'settlement', attributes: { 'euro.matchday': weekId } }, async (span) => {
    const result = await settleUntilDone(context, weekId, options);
    if (result.ok) {
      const { version, state, teams } = result.report;
      span.set({ 'euro.version': version, 'euro.state': state, 'euro.teams': teams });
    } else span.set({ 'euro.refusal': result.refusal.code });
    return result;
  });
}

async function settleUntilDone(
  context: GameContext,
  weekId: number,
  options: SettleOptions,
): Promise<SettlementResult> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const matchdays = await context.withTransaction((transaction) => loadMatchdays(context, { transaction }));
    const matchday = matchdays.find(({ row }) => row.weekId === weekId);
    const refusal = refusalToSettle(context, matchday, { weekId, state: options.state });
    if (refusal || !matchday) return { ok: false, refusal: refusal ?? { code: 'no-matchday', weekId } };
    const result = await settleOnce(context, matchday, options);
    if (result) return result;
  }
  throw new Error(`Matchday ${weekId} can't be settled: its statistics keep changing.`);
}

function refusalToSettle(
  { clock }: Pick<GameContext, 'clock'>,
  matchday: MatchdayNow | undefined,
  { weekId, state }: Pick<SettleOptions, 'state'> & { readonly weekId: number },
): SettlementRefusal | null {
  if (!matchday) return { code: 'no-matchday', weekId };
  const { row, before, unfinishedMatches, now } = matchday;
  // Changes that were in time may still be waiting (decisions §2.2).
  const decidedTime = Math.min(now, clock.decidedUpTo());
  if (row.deadlineAt > decidedTime) return { code: 'deadline-to-come', weekId, deadlineAt: row.deadlineAt };
  const isEarlierReady = state === 'confirmed' ? before?.state === 'confirmed' : before?.version !== null;
  if (before && !isEarlierReady)
    return { code: 'earlier-matchday-first', weekId, earlierWeekId: before.weekId };
  if (state === 'confirmed' && unfinishedMatches.length > 0) {
    return { code: 'matches-to-come', weekId, matchIds: unfinishedMatches.map(({ id }) => id) };
  }
  return null;
}

/** Null when the statistics changed during the computation. */
async function settleOnce(
  context: GameContext,
  matchday: MatchdayNow,
  options: SettleOptions,
): Promise<SettlementResult | null> {
  const { competition, row, inputs, now } = matchday;
  const key = { competitionId: competition.id, weekId: row.weekId };
  const { dueState, paced } = options;
  const publishedResults = dueState && { inputs, state: dueState };
  const claimResult = await inStep({ name: 'claim' }, () =>
    context.withTransaction((transaction) =>
      claimSettlement(context, { ...key, now, publishedResults, paced }, transaction),
    ),
  );
  if (!claimResult.ok) return { ok: false, refusal: { ...claimResult.refusal, weekId: row.weekId } };
  options.afterStep?.('claimed');
  const { claim } = claimResult;
  try {
    return await withClaimRenewal(context, claim, () => settleWithClaim(context, matchday, options, claim));
  } catch (error) {
    await release(context, claim);
    throw error;
  }
}

async function settleWithClaim(
  context: GameContext,
  matchday: MatchdayNow,
  options: SettleOptions,
  claim: Claim,
): Promise<SettlementResult | null> {
  const { competition, row, before, finishedMatches, unfinishedMatches } = matchday;
  const { weekId } = row;
  const rangeSize = options.rangeSize ?? RANGE_SIZE;
  const goingOn = matchday.rankingStarts.filter((firstWeek) => firstWeek < weekId);
  const placesBefore = before
    ? await inStep({ name: 'read places before' }, () => loadPlacesBefore(context, before, goingOn))
    : new Map();
  if (!placesBefore) {
    await release(context, claim);
    return {
      ok: false,
      refusal: { code: 'earlier-matchday-first', weekId, earlierWeekId: before?.weekId ?? 0 },
    };
  }
  const { players, powerSubs } = await inStep({ name: 'read matchday' }, async () => ({
    players: await loadScoredPlayers(context, matchday),
    powerSubs: await loadPowerSubs(context, competition.id, weekId),
  }));
  const { afterStep } = options;
  afterStep?.('matchday and places before read');
  const key = {
    competitionId: competition.id,
    weekId,
    onlyPaid: !competition.settings.rankUnpaidTeams,
    layout: lineupLayout(competition.rules),
  };
  const copies = await frozenLineups(context, key, matchday, options);
  const isAgain = row.state === 'provisional' && options.state !== 'confirmed';
  const { scoredTeams, transfers } = await inStep({ name: 'score' }, () =>
    context.sequelize.transaction(READING, async (transaction) => ({
      scoredTeams: await scoreTeams(
        copies ? frozenRanges(context, key, copies, transaction) : lineupRanges(context, key, transaction),
        { ...players, powerSubs, rules: competition.rules },
      ),
      transfers: await loadTransferCounts(context, { ...key, isAgain }, transaction),
    })),
  );
  afterStep?.('lineups read and scored');
  const { plan, run } = await inStep({ name: 'rank' }, async () => {
    const plan = await planResults(scoredTeams, weekId, placesBefore);
    const claimedRun = await context.withTransaction((transaction) =>
      planClaimed(context, claim, plan.fingerprint, transaction),
    );
    return { plan, run: claimedRun };
  });
  afterStep?.('ranked');
  await inStep({ name: 'write' }, () =>
    waitForAll([
      writeResults(context, weekId, plan, run, { ...options, rangeSize }),
      writeRankings(context, weekId, plan, run),
    ]),
  );
  afterStep?.('results and rankings written');
  const state = await inStep({ name: 'publish' }, () =>
    publishResults(context, matchday, { plan, players, transfers }, options, run),
  );
  if (state === 'stale') return null;
  if (state === 'reopened') return { ok: false, refusal: { code: 'reopened', weekId } };
  afterStep?.('published');
  return {
    ok: true,
    report: {
      weekId,
      version: run.version,
      state,
      teams: plan.teamIds.length,
      digest: plan.digest,
      finishedMatches: finishedMatches.length,
      unfinishedMatches: unfinishedMatches.length,
    },
  };
}

/**
 * The copies of a running matchday's lineups: after its deadline the lineups are parsed only once. Null while changes
 * from before the deadline may still be on their way to the database. An operator’s settlement reads all lineups
 * again and discards the copies.
 */
async function frozenLineups(
  context: GameContext,
  key: LineupRangesInput,
  { row }: MatchdayNow,
  { dueState }: SettleOptions,
): Promise<Awaited<ReturnType<typeof frozenParts>> | null> {
  if (context.clock.realSince(row.deadlineAt) < STILL_SAVING) return null;
  return inStep({ name: 'freeze lineups' }, async () => {
    if (dueState !== undefined) return frozenParts(context, key);
    await dropFrozen(context, key);
    return null;
  });
}

/** Waits for all, also when one fails: no write continues after the caller received the failure. */
async function waitForAll(work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

/** Releases the lease, so that another worker can continue immediately; if this fails, the lease expires. */
async function release({ models }: GameContext, { owner }: Claim): Promise<void> {
  await models.Settlement.update({ leaseUntil: 0 }, { where: { owner, state: 'running' } }).catch(() => {});
}
