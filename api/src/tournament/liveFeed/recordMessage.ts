import type { Transaction } from 'sequelize';
import type { BaseContext } from '../../infra/context.js';
import type { FeedMessage } from '../../models/index.js';
import type { Arrival } from './applyMessage.js';
import type { MessageProblem } from './messageProblem.js';

/** Problems that are stored of a message. */
const STORED = 20;

interface Outcome extends Pick<FeedMessage, 'outcome' | 'changes'> {
  readonly problems: readonly MessageProblem[] | null;
}

/** Stores the outcome of a message; a repeated one replaces its row. */
export async function recordMessage(
  { models, realNow }: Pick<BaseContext, 'models' | 'realNow'>,
  {
    competitionId,
    way,
    message,
    alongside,
  }: Omit<Arrival, 'message'> & {
    readonly message: Pick<Arrival['message'], 'id'>;
  },
  { outcome, changes, problems }: Outcome,
  transaction: Transaction,
): Promise<void> {
  const row = {
    ...{ way, outcome, changes, receivedAt: realNow() },
    problems: problems === null ? null : JSON.stringify(problems.slice(0, STORED)),
  };
  const key = { competitionId, messageId: message.id };
  const storedMessage = await models.FeedMessage.findOne({
    attributes: ['id'],
    where: key,
    raw: true,
    transaction,
  });
  if (storedMessage) await models.FeedMessage.update(row, { where: { id: storedMessage.id }, transaction });
  else await models.FeedMessage.create({ ...key, ...row }, { transaction });
  await alongside?.(transaction);
}
