import { createTeam } from '../../commands/createTeam.js';
import { authorize } from '../../policies/policies.js';
import { route } from '../../routing/route.js';
import { loadTeamView } from './loadTeamView.js';

/** One team a person is made with this call; more come only by copying. */
const LIMIT = 1;

export const addTeam = route('POST team/add', async ({ context, body, caller }) => {
  const { competitionFeed, seasonId, teamName, starting, bench, captainId, viceCaptainId } = body;
  const candidate = { starting, bench, captainId, viceCaptainId };
  authorize(caller, 'team.create', null);
  const team = await context.withTransaction((transaction) =>
    createTeam(
      context,
      caller.userId,
      {
        competitionFeed,
        seasonId,
        teamName,
        candidate,
        nameVisible: body.nameVisible ?? false,
        limit: LIMIT,
      },
      transaction,
    ),
  );
  return loadTeamView(context, { teamId: team.id, caller });
});
