import { Op } from 'sequelize';
import type { Job } from '../../infra/jobs/job.js';
import { SESSION_LIFETIME } from './sessions.js';

const HOUR = 60 * 60 * 1000;
/** Rows a run deletes at most of each kind: the next run takes the rest. */
const BATCH = 10_000;

/** Deletes expired sign-ins, those begun elsewhere, and expired links of mails; by real time, as they expire. */
export const sessionCleanupJob: Job = {
  name: 'session-cleanup',
  scope: 'portal',
  everyMs: HOUR,
  queue: { lane: 'game', priority: 9 },
  async run({ models, realNow, withTransaction }) {
    const now = realNow();
    const runOut = { where: { expiresAt: { [Op.lt]: now } }, limit: BATCH, raw: true as const };
    // A sign-in that was not used for so long is over here too.
    const unconfirmedWhere = { confirmedAt: { [Op.lt]: now - SESSION_LIFETIME } };
    const sessions = await models.Session.findAll({ attributes: ['id'], ...runOut });
    const resets = await models.PasswordReset.findAll({ attributes: ['tokenHash'], ...runOut });
    const verifications = await models.EmailVerification.findAll({ attributes: ['tokenHash'], ...runOut });
    const attempts = await models.SsoAttempt.findAll({ attributes: ['stateHash'], ...runOut });
    const elsewhere = await models.ProviderSession.findAll({
      attributes: ['family'],
      where: unconfirmedWhere,
      limit: BATCH,
      raw: true,
    });
    const counts = [sessions, resets, verifications, attempts, elsewhere];
    if (counts.every(({ length }) => length === 0)) return;
    await withTransaction(async (transaction) => {
      await models.Session.destroy({ where: { id: sessions.map(({ id }) => id) }, transaction });
      const hashes = (links: readonly { readonly tokenHash: string }[]) =>
        links.map((link) => link.tokenHash);
      await models.PasswordReset.destroy({ where: { tokenHash: hashes(resets) }, transaction });
      await models.EmailVerification.destroy({ where: { tokenHash: hashes(verifications) }, transaction });
      const stateHash = attempts.map((attempt) => attempt.stateHash);
      await models.SsoAttempt.destroy({ where: { stateHash }, transaction });
      const family = elsewhere.map((session) => session.family);
      await models.ProviderSession.destroy({ where: { family, ...unconfirmedWhere }, transaction });
    });
  },
};
