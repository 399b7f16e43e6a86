import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { League } from '../../models/index.js';

interface Hiding {
  /** Its row is locked. */
  readonly league: League;
  readonly commentId: number;
  readonly hidden: boolean;
}

/**
 * Hides a comment from the members of its league, also where others quote it, or shows it again. Its text, poll, votes
 * and reactions stay stored. Returns the revision of the chat, for its readers after the commit.
 */
export async function setHidden(
  { models }: Pick<Database, 'models'>,
  { league, commentId, hidden }: Hiding,
  transaction: Transaction,
): Promise<number> {
  const revision = league.chatRevision + 1;
  await league.update({ chatRevision: revision }, { transaction });
  await models.Comment.update({ hidden, revision }, { where: { id: commentId }, transaction });
  await models.Comment.update({ revision }, { where: { quotedId: commentId }, transaction });
  return revision;
}
