import type { Transaction } from 'sequelize';
import type { Database } from '../infra/db/database.js';
import { Refusal } from '../infra/errors.js';

/** @throws the refusal `already-in-league` */
export async function refuseMember(
  { models }: Pick<Database, 'models'>,
  membership: { readonly leagueId: number; readonly teamId: number },
  transaction: Transaction,
): Promise<void> {
  const count = await models.LeagueMember.count({ where: { ...membership }, transaction });
  if (count > 0) throw new Refusal('already-in-league');
}
