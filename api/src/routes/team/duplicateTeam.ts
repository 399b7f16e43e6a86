import { copyTeam } from '../../commands/copyTeam.js';
import { route } from '../../routing/route.js';
import { loadTeamView } from './loadTeamView.js';

export const duplicateTeam = route('POST team/{id}/copy', async ({ context, params, caller }) => {
  const team = await context.withTransaction((transaction) =>
    copyTeam(context, params.id, caller, transaction),
  );
  return loadTeamView(context, { teamId: team.id, caller });
});
