import type { Transaction } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { GameContext } from '../../infra/context.js';
import type { Feed } from '../feed/feed.js';
import { applyCorrections } from './applyCorrections.js';

/**
 * The feed with the corrections that hold; what the feed has overtaken ends, is among its warnings and in the
 * audit log. The competition's row is locked.
 * @param isPartial the feed has some of the matches only: corrections of the others are left as they are
 */
export async function holdCorrections(
  { models, clock }: Pick<GameContext, 'models' | 'clock'>,
  feed: Feed,
  competitionId: number,
  transaction: Transaction,
  isPartial = false,
): Promise<Feed> {
  const matchId = feed.matches.map(({ id }) => id);
  const corrections = await models.StatCorrection.findAll({
    where: { competitionId, endedAt: null, ...(isPartial ? { matchId } : {}) },
    order: [['id', 'ASC']],
    raw: true,
    transaction,
  });
  const { stats, ended: endedCorrections } = applyCorrections(feed, corrections);
  for (const { id, matchId, because } of endedCorrections) {
    await models.StatCorrection.update({ endedAt: clock.now() }, { where: { id }, transaction });
    const entry = { actorId: null, action: 'stat.correction-ended', subject: `match ${matchId}` };
    await writeAudit(
      { models, clock },
      { ...entry, reason: because.slice(0, 500), details: { correctionId: id } },
      transaction,
    );
  }
  const warnings = [...feed.warnings, ...endedCorrections.map(({ because }) => `${because}.`)];
  return { ...feed, stats, warnings };
}
