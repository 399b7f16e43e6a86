import { Op } from 'sequelize';
import type { Job } from './job.js';

const HOUR = 60 * 60 * 1000;
/** Rows a run deletes at most of each kind: the next run takes the rest. */
const BATCH = 10_000;

/** Forgets sign-ins and reset links that ran out; by real time, as they do. */
export const sessionCleanupJob: Job = {
  name: 'session-cleanup',
  everyMs: HOUR,
  async run({ models, realNow, withTransaction }) {
    const runOut = { expiresAt: { [Op.lt]: realNow() } };
    const sessions = await models.Session.findAll({
      attributes: ['id'],
      where: runOut,
      limit: BATCH,
      raw: true,
    });
    const resets = await models.PasswordReset.findAll({
      attributes: ['tokenHash'],
      where: runOut,
      limit: BATCH,
      raw: true,
    });
    if (sessions.length + resets.length === 0) return;
    await withTransaction(async (transaction) => {
      await models.Session.destroy({ where: { id: sessions.map(({ id }) => id) }, transaction });
      await models.PasswordReset.destroy({
        where: { tokenHash: resets.map(({ tokenHash }) => tokenHash) },
        transaction,
      });
    });
  },
};
