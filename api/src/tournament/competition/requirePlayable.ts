import { Transaction } from 'sequelize';
import type { CompetitionEntry } from '../../infra/context.js';
import type { Database } from '../../infra/db/database.js';
import { Refusal } from '../../infra/errors.js';
import type { CompetitionState } from '../../models/index.js';
import { listCompetitions, trustedCompetitions } from './listCompetitions.js';

/** States in which a competition is only read. */
const CLOSED: readonly CompetitionState[] = ['finished', 'archived'];

type Parts = Pick<Database, 'models' | 'sequelize'>;

/**
 * Refuses players' changes in a competition that is over or a draft. The default
 * competition always has pages and is never a draft to players.
 * @param transaction that of the change, where there is one
 * @throws the refusals `competition-closed` and `not-found`
 */
export async function requirePlayable(
  context: Parts,
  competitionId: number,
  transaction?: Transaction,
): Promise<void> {
  const row = await findEntry(context, competitionId, transaction);
  if (row?.state === 'draft' && !row.isDefault) throw new Refusal('not-found');
  if (row && CLOSED.includes(row.state)) throw new Refusal('competition-closed', { state: row.state });
}

/** True while players may change something in a competition; a draft counts as closed to them. */
export async function isPlayable(context: Parts, competitionId: number): Promise<boolean> {
  const row = await findEntry(context, competitionId);
  return !row || (!CLOSED.includes(row.state) && (row.state !== 'draft' || row.isDefault));
}

type Entry = Pick<CompetitionEntry, 'state' | 'isDefault'>;

async function findEntry(
  context: Parts,
  competitionId: number,
  transaction?: Transaction,
): Promise<Entry | undefined> {
  if (transaction && trustedCompetitions(context).length === 0)
    return lockEntry(context, competitionId, transaction);
  return (await listCompetitions(context)).find(({ id }) => id === competitionId);
}

/**
 * On the transaction's own connection: many transactions that each wait for another one would wait for each other. A
 * plain read would fix what the transaction sees on MySQL before it has its locks.
 */
async function lockEntry(
  { models }: Parts,
  competitionId: number,
  transaction: Transaction,
): Promise<Entry | undefined> {
  const row = await models.Competition.findByPk(competitionId, {
    attributes: ['slug', 'state'],
    transaction,
    lock: Transaction.LOCK.SHARE,
    raw: true,
  });
  return row ? { state: row.state, isDefault: row.slug === '' } : undefined;
}
