import { route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { removePictures } from '../../infra/uploads/pictures.js';
import { removeTeam } from '../commands/removeTeam.js';
import { lockTeam } from '../lockTeam.js';

export const deleteTeam = route('DELETE team/{id}', async ({ context, params, caller }) => {
  const { models } = context;
  const { owned, unused } = await context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, params.id, caller, 'team.delete', transaction);
    // A payment that is under way may still arrive.
    if (team.paid || team.paymentId != null) throw new Refusal('team-not-deletable');
    return { owned: team, unused: await removeTeam(context, team, transaction) };
  });
  await removePictures(context.env, unused);
  const teams = await models.Team.findAll({
    where: { userId: caller.userId, competitionId: owned.competitionId, deletedAt: null },
    order: [['id', 'ASC']],
    limit: 100,
    raw: true,
  });
  return { teams: teams.map(({ id, name }) => ({ id, name })) };
});
