import type { Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import { randomToken } from '../../infra/random/secrets.js';

/** The mails that a user chose; all off by default (decisions §8.5). */
export interface MailChoices {
  readonly deadlineMail: boolean;
  readonly matchdayReport: boolean;
}

interface Row extends MailChoices {
  readonly unsubscribeToken: string;
}

/** A user's choices; null for a user who never chose. */
export async function loadMailChoices(
  { models }: Pick<Database, 'models'>,
  userId: number,
  transaction?: Transaction,
): Promise<Row | null> {
  const row = await models.MailChoice.findByPk(userId, { raw: true, transaction: transaction ?? null });
  return (
    row && {
      deadlineMail: Boolean(row.deadlineMail),
      matchdayReport: Boolean(row.matchdayReport),
      unsubscribeToken: row.unsubscribeToken,
    }
  );
}

/** Fields that are left out stay unchanged. */
type Changes = { readonly [K in keyof MailChoices]?: boolean | undefined };

/** Changes some of a user's choices and answers all of them. The caller holds the lock on the user's row. */
export async function chooseMails(
  database: Pick<Database, 'models'>,
  userId: number,
  changes: Changes,
  transaction: Transaction,
): Promise<MailChoices> {
  const { MailChoice } = database.models;
  const before = await loadMailChoices(database, userId, transaction);
  const after = {
    deadlineMail: changes.deadlineMail ?? before?.deadlineMail ?? false,
    matchdayReport: changes.matchdayReport ?? before?.matchdayReport ?? false,
  };
  if (before) await MailChoice.update(after, { where: { userId }, transaction });
  else await MailChoice.create({ userId, ...after, unsubscribeToken: randomToken() }, { transaction });
  return after;
}
