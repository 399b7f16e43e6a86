import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { CompetitionState } from '../../models/index.js';
import { forgetCompetitions } from '../../tournament/index.js';
import { nextStates } from './competitionStates.js';

interface StateChange {
  readonly competitionId: number;
  readonly state: CompetitionState;
}

/**
 * Gives a competition another state; the one that it has already changes nothing.
 * @throws Refusal `not-found` and `competition-state-refused`
 */
export async function changeState(
  context: BaseContext,
  { competitionId, state }: StateChange,
  { actorId, reason }: Actor,
): Promise<void> {
  const { models } = context;
  await context.withTransaction(async (transaction) => {
    const competition = await models.Competition.findByPk(competitionId, { transaction, lock: true });
    if (!competition) throw new Refusal('not-found');
    const from = competition.state;
    if (from === state) return;
    const where = { competitionId, deletedAt: null };
    const hasTeams = (await models.Team.findOne({ where, attributes: ['id'], transaction })) !== null;
    const next = nextStates(from, hasTeams);
    if (!next.includes(state)) {
      const because =
        state === 'draft' && nextStates(from, false).includes(state) ? 'has-teams' : 'not-from-here';
      throw new Refusal('competition-state-refused', { because, next });
    }
    await competition.update({ state }, { transaction });
    await writeAudit(
      context,
      {
        actorId,
        action: 'competition.state',
        subject: `competition ${competitionId}`,
        reason,
        details: { from, to: state },
      },
      transaction,
    );
  });
  forgetCompetitions(context);
}
