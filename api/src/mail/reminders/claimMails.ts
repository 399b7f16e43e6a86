import { literal, Op } from 'sequelize';
import { loadSeason, type Season } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import type { PlannedMail } from '../letter.js';

/** Number of mails in a batch. */
const BATCH = 200;
/** A process that took mails and died leaves them to others after this, milliseconds; longer than `sendDueMails` works. */
const LEASE = 2 * 60_000;

interface ClaimedMail {
  readonly mails: readonly PlannedMail[];
  readonly season: Season;
}

/** Takes mails whose time has come from the queue for a while, the longest waiting first. Null when there are none. */
export async function claimMails(context: MailContext, competitionId: number): Promise<ClaimedMail | null> {
  const { models, realNow, withTransaction } = context;
  const dueWhere = () => ({ competitionId, state: 'waiting' as const, nextTryAt: { [Op.lte]: realNow() } });
  // Most of the time there is nothing to do, which should cost no transaction.
  if (!(await models.SentMail.findOne({ attributes: ['id'], where: dueWhere(), raw: true }))) return null;
  return withTransaction(async (transaction) => {
    const mails = await models.SentMail.findAll({
      attributes: ['id', 'kind', 'competitionId', 'userId', 'weekId', 'edition', 'attempts', 'createdAt'],
      where: dueWhere(),
      order: [
        ['nextTryAt', 'ASC'],
        ['id', 'ASC'],
      ],
      limit: BATCH,
      raw: true,
      transaction,
      lock: true,
    });
    await models.SentMail.update(
      { attempts: literal('attempts + 1'), nextTryAt: realNow() + LEASE },
      { where: { id: mails.map(({ id }) => id) }, transaction },
    );
    return { mails, season: await loadSeason(context, { competitionId }, transaction) };
  });
}
