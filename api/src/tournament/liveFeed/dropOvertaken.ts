import type { FeedMessage } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { KnownPart } from './newParts.js';

/** A message that waits for an operator is dropped once newer states of all its matches were applied. */
export async function dropOvertaken(
  { models }: Pick<Database, 'models'>,
  competitionId: number,
  applied: readonly KnownPart[],
  transaction: Transaction,
): Promise<void> {
  const where = { competitionId, state: 'waiting' as const };
  const heldMessages = await models.HeldMessage.findAll({ where, raw: true, transaction });
  const isOvertaken = ({ match, version }: FeedMessage['matches'][number]) =>
    applied.some((part) => part.kind === 'match' && part.id === Number(match.id) && part.version > version);
  for (const { id, payload } of heldMessages) {
    const { matches }: FeedMessage = JSON.parse(payload ?? '{"matches":[]}');
    if (matches.every(isOvertaken)) await models.HeldMessage.destroy({ where: { id }, transaction });
  }
}
