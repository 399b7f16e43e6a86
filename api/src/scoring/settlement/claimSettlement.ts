import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type CreationAttributes, type Transaction, UniqueConstraintError } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { Settlement } from '../../models/index.js';

/** Length of a worker's lease, in real milliseconds: the longest until other machines notice that a worker is gone. */
export const LEASE = 5_000;

/**
 * Interval at which a worker renews its lease, in milliseconds. Work between two renewals takes a fraction of a
 * second, more on a busy machine.
 */
const RENEWAL = 1_000;

/** Competitions whose runs may begin in the same moment. */
const MAX_CONCURRENT = 20;

/** A claimed run of a settlement: exclusive until the lease expires. */
export interface Claim {
  readonly settlementId: number;
  readonly version: number;
  /** Results up to this team are written already. */
  readonly cursorTeamId: number;
  /** Fingerprint of the results that it writes; empty until they are computed. */
  readonly plan: string;
  readonly owner: string;
  /** When it was taken, in epoch milliseconds of real time. */
  readonly since: number;
}

export type ClaimRefusal =
  | { readonly code: 'settling-elsewhere'; readonly owner: string }
  | { readonly code: 'published-already' }
  | { readonly code: 'published-just-now' };

export type ClaimResult =
  | { readonly ok: true; readonly claim: Claim }
  | { readonly ok: false; readonly refusal: ClaimRefusal };

interface ClaimInput {
  readonly competitionId: number;
  readonly weekId: number;
  /** Game time. */
  readonly now: number;
  /** No settlement is needed when the visible results have this evidence. */
  readonly publishedResults?: PublishedResults | undefined;
  /** Provisional results are replaced at a limited rate. */
  readonly paced?: boolean | undefined;
}

/** A settlement that takes no longer, in real milliseconds, may follow the one before immediately. */
const SHORT = 3_000;

/**
 * When the next provisional settlement may start, in epoch milliseconds of real time. Changes until then are settled
 * together, so that settling takes little more than a third of the time, however large the competition is.
 */
export function nextSettlementAt({ since }: Pick<Claim, 'since'>): number {
  const now = Date.now();
  return now + 2 * Math.max(0, now - since - SHORT);
}

/** Visible results, by what they were made from. */
export interface PublishedResults {
  readonly inputs: string;
  readonly state: 'provisional' | 'confirmed';
}

/**
 * Claims the matchday for this worker before anything is computed, so that no two workers compute the same. A run
 * whose lease expired is taken over with the rows it has written; an active one stays with its worker.
 */
export async function claimSettlement(
  { models }: GameContext,
  { competitionId, weekId, now, publishedResults, paced }: ClaimInput,
  transaction: Transaction,
): Promise<ClaimResult> {
  const owner = `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`;
  const since = Date.now();
  // The lock of the matchday's row serializes workers that claim it.
  const visible = await models.Matchday.findOne({
    where: { competitionId, weekId },
    raw: true,
    transaction,
    lock: true,
  });
  if (
    publishedResults &&
    visible?.inputs === publishedResults.inputs &&
    visible.state === publishedResults.state
  )
    return { ok: false, refusal: { code: 'published-already' } };
  const isProvisional = visible?.state === 'provisional' && publishedResults?.state === 'provisional';
  if (paced && isProvisional && visible.version !== null) {
    const where = { competitionId, weekId, version: visible.version };
    const publishedSettlement = await models.Settlement.findOne({ where, raw: true, transaction });
    if (Number(publishedSettlement?.leaseUntil ?? 0) > Date.now())
      return { ok: false, refusal: { code: 'published-just-now' } };
  }
  const running = await models.Settlement.findOne({
    where: { competitionId, weekId, state: 'running' },
    raw: true,
    transaction,
    lock: true,
  });
  if (running && isAlive(running))
    return { ok: false, refusal: { code: 'settling-elsewhere', owner: running.owner ?? '' } };
  const lease = { owner, leaseUntil: since + LEASE };
  if (running) await models.Settlement.update(lease, { where: { id: running.id }, transaction });
  const { id, version, cursorTeamId, plan } =
    running ??
    (await createVersion(
      models,
      { competitionId, weekId, state: 'running', cursorTeamId: 0, plan: '', startedAt: now, ...lease },
      transaction,
    ));
  return { ok: true, claim: { settlementId: id, version, cursorTeamId, plan, owner, since } };
}

/**
 * Stores the fingerprint of the results that a claimed run will write. If a previous worker wrote other results,
 * their version is abandoned for a new one.
 * @param plan fingerprint of the results
 * @throws {ClaimLost} when another worker took the run over
 */
export async function planClaimed(
  { models }: GameContext,
  claim: Claim,
  plan: string,
  transaction: Transaction,
): Promise<Claim> {
  if (claim.plan === plan) return claim;
  const where = { id: claim.settlementId, owner: claim.owner, state: 'running' as const };
  const change = claim.plan === '' ? { plan } : { state: 'abandoned' as const };
  const [changedCount] = await models.Settlement.update(change, { where, transaction });
  if (changedCount !== 1) throw new ClaimLost();
  if (claim.plan === '') return { ...claim, plan };
  const run = await models.Settlement.findByPk(claim.settlementId, { raw: true, transaction });
  if (!run) throw new ClaimLost();
  const { id: _, version: __, ...rest } = run;
  const { id, version } = await createVersion(
    models,
    { ...rest, state: 'running', cursorTeamId: 0, plan },
    transaction,
  );
  return { ...claim, settlementId: id, version, cursorTeamId: 0, plan };
}

/** Another worker took the settlement over: this one must stop. */
export class ClaimLost extends Error {
  constructor() {
    super('Another process took this settlement over.');
  }
}

/** Renews the lease of a claimed run until the work ends. */
export async function withClaimRenewal<Result>(
  context: GameContext,
  { owner }: Claim,
  work: () => Promise<Result>,
): Promise<Result> {
  const where = { owner, state: 'running' as const };
  let pending: Promise<unknown> | null = null;
  const renew = () => {
    const lease = { leaseUntil: Date.now() + LEASE };
    // A renewal that fails is tried again before the lease ends; one that waits for the database is enough.
    pending ??= context
      .withTransaction((transaction) => context.models.Settlement.update(lease, { where, transaction }))
      .catch(() => {})
      .finally(() => {
        pending = null;
      });
  };
  const renewal = setInterval(renew, RENEWAL);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await pending;
  }
}

/**
 * Stores a run under a version of its own: no run of any competition has it for a matchday of the same number, so
 * that week and version identify its results and rankings. Concurrent runs of two competitions conflict in the unique
 * index.
 */
async function createVersion(
  { Settlement: settlements }: GameContext['models'],
  run: Omit<CreationAttributes<Settlement>, 'version'>,
  transaction: Transaction,
): Promise<Settlement> {
  const where = { weekId: run.weekId };
  const last = await settlements.max<number | null, Settlement>('version', { where, transaction });
  for (let version = (last ?? 0) + 1; ; version += 1) {
    try {
      return await settlements.create({ ...run, version }, { transaction });
    } catch (error) {
      if (!(error instanceof UniqueConstraintError) || version > (last ?? 0) + MAX_CONCURRENT) throw error;
    }
  }
}

/** Whether a worker is active: its lease is valid, and its process, if on this machine, exists. */
function isAlive({ owner, leaseUntil }: Pick<Settlement, 'owner' | 'leaseUntil'>): boolean {
  if (owner === null || Number(leaseUntil ?? 0) <= Date.now()) return false;
  const [host, pid] = owner.split(' ');
  return host !== hostname() || isProcess(Number(pid));
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
