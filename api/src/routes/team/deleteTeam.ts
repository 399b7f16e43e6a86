import { Refusal } from '../../errors.js';
import { route } from '../../routing/route.js';
import { lockTeam } from '../../teams/lockTeam.js';

export const deleteTeam = route('DELETE team/{id}', async ({ context, params, caller }) => {
  const { models } = context;
  await context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, params.id, caller, 'team.delete', transaction);
    // A payment that is under way may still arrive.
    if (team.paid || team.paymentId != null) throw new Refusal('team-not-deletable');
    await team.update({ deletedAt: await context.clock.fresh(transaction) }, { transaction });
  });
  const teams = await models.Team.findAll({
    where: { userId: caller.userId, deletedAt: null },
    order: [['id', 'ASC']],
    limit: 100,
    raw: true,
  });
  return { teams: teams.map(({ id, name }) => ({ id, name })) };
});
