import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type CreationAttributes, type Transaction, UniqueConstraintError } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import type { Settlement } from '../../models/index.js';

/** How long a worker that fell silent keeps others away, in real milliseconds. */
export const LEASE = 15_000;

/** Competitions whose runs may begin in the same moment. */
const MOST_AT_ONCE = 20;

/** A run of a settlement that nobody else may work on until the lease ends. */
export interface Claim {
  readonly settlementId: number;
  readonly version: number;
  /** Results up to this team are written already. */
  readonly cursorTeamId: number;
  readonly owner: string;
}

export type ClaimResult =
  | { readonly ok: true; readonly claim: Claim }
  | { readonly ok: false; readonly owner: string };

interface ClaimInput {
  readonly competitionId: number;
  readonly weekId: number;
  /** Fingerprint of the results to be written. */
  readonly plan: string;
  /** Game time. */
  readonly now: number;
}

/**
 * Takes the matchday for this worker. A run that was left behind is gone on with when it would write the very same
 * results, and abandoned for a new version otherwise; one that somebody is working on is left alone.
 */
export async function claimSettlement(
  { models }: GameContext,
  { competitionId, weekId, plan, now }: ClaimInput,
  transaction: Transaction,
): Promise<ClaimResult> {
  const owner = `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`;
  const lease = { owner, leaseUntil: Date.now() + LEASE };
  // The matchday's row orders all who want to settle it.
  await models.Matchday.findOne({ where: { competitionId, weekId }, raw: true, transaction, lock: true });
  const where = { competitionId, weekId, state: 'running' as const };
  const running = await models.Settlement.findOne({ where, raw: true, transaction, lock: true });
  if (running && isAlive(running)) return { ok: false, owner: running.owner ?? '' };
  if (running?.plan === plan) {
    await models.Settlement.update(lease, { where: { id: running.id }, transaction });
    const { id, version, cursorTeamId } = running;
    return { ok: true, claim: { settlementId: id, version, cursorTeamId, owner } };
  }
  await models.Settlement.update({ state: 'abandoned' }, { where, transaction });
  const created = await createVersion(
    models,
    { competitionId, weekId, state: 'running', cursorTeamId: 0, plan, startedAt: now, ...lease },
    transaction,
  );
  const { id, version } = created;
  return { ok: true, claim: { settlementId: id, version, cursorTeamId: 0, owner } };
}

/**
 * Stores a run under a version of its own: no other one of any competition has it for a matchday of this number, so that week
 * and version name its results and rankings. Runs of two competitions that begin at once see each other by the unique index.
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
      if (!(error instanceof UniqueConstraintError) || version > (last ?? 0) + MOST_AT_ONCE) throw error;
    }
  }
}

/** Somebody works on it: the lease holds, and the process, when it is one of this machine, exists. */
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
    // Not allowed to ask means that it is there.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}
