import { route } from '../../routing/route.js';
import { checkTeamName } from '../../teams/checkTeamName.js';
import { lockTeam } from '../../teams/lockTeam.js';
import { loadTeamView } from './loadTeamView.js';

/** A name is no part of the game: it can be changed at any time, after the last deadline too. */
export const renameTeam = route('POST team/{id}/name', async ({ context, params, body, caller }) => {
  await context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, params.id, caller, 'team.rename', transaction);
    const name = checkTeamName(body.teamName, 'rename');
    const nameVisible = body.nameVisible ?? team.nameVisible;
    if (name === team.name && nameVisible === team.nameVisible) return;
    await team.update({ name, nameVisible, version: team.version + 1 }, { transaction });
  });
  return loadTeamView(context, { teamId: params.id, caller });
});
