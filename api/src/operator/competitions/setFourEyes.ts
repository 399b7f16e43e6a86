import { FOUR_EYES, type FourEyes } from '@euro/api-contract';
import { readFourEyes } from '../../http/index.js';
import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';

interface Choice {
  readonly competitionId: number;
  readonly fourEyes: readonly FourEyes[];
}

/**
 * Chooses the calls of a competition that wait for a second person; the same choice changes nothing.
 * @throws the refusal `not-found`
 */
export async function setFourEyes(
  context: BaseContext,
  { competitionId, fourEyes }: Choice,
  { actorId, reason }: Actor,
): Promise<FourEyes[]> {
  const chosen = FOUR_EYES.filter((kind) => fourEyes.includes(kind));
  await context.withTransaction(async (transaction) => {
    const competition = await context.models.Competition.findByPk(competitionId, { transaction, lock: true });
    if (!competition) throw new Refusal('not-found');
    const from = readFourEyes(competition.fourEyes);
    if (from.join() === chosen.join()) return;
    await competition.update({ fourEyes: chosen.join() }, { transaction });
    const subject = `competition ${competitionId}`;
    const details = { from, to: chosen };
    await writeAudit(
      context,
      { actorId, action: 'competition.four-eyes', subject, reason, details },
      transaction,
    );
  });
  return chosen;
}
