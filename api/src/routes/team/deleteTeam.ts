import { loadSeason } from '../../competition/loadSeason.js';
import { Refusal } from '../../errors.js';
import { lockLeaguesOf, takeOut } from '../../leagues/takeOut.js';
import { route } from '../../routing/route.js';
import { lockTeam } from '../../teams/lockTeam.js';
import { removeCover } from '../../uploads/covers.js';

export const deleteTeam = route('DELETE team/{id}', async ({ context, params, caller }) => {
  const { models } = context;
  const covers = await context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, params.id, caller, 'team.delete', transaction);
    const leagues = await lockLeaguesOf(context, team.id, transaction);
    // A payment that is under way may still arrive.
    if (team.paid || team.paymentId != null) throw new Refusal('team-not-deletable');
    const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
    await team.update({ deletedAt: season.now, namedAt: Date.now() }, { transaction });
    const unused: (string | null)[] = [];
    for (const league of leagues) unused.push(await takeOut(context, league, team.id, season, transaction));
    return unused;
  });
  for (const cover of covers) await removeCover(context.env, cover);
  const teams = await models.Team.findAll({
    where: { userId: caller.userId, deletedAt: null },
    order: [['id', 'ASC']],
    limit: 100,
    raw: true,
  });
  return { teams: teams.map(({ id, name }) => ({ id, name })) };
});
