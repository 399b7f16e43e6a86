import { type SquadToSave, saveSquad } from '../../commands/saveSquad.js';
import type { AppContext } from '../../context.js';
import type { Caller } from '../../routing/caller.js';
import { type Call, route } from '../../routing/route.js';
import { lockTeam } from '../../teams/lockTeam.js';
import { loadTeamView } from './loadTeamView.js';

export const saveTeam = route('POST team/{id}', ({ context, params, body, caller }) =>
  save(context, params.id, caller, { ...squadOf(body), scope: 'squad' }),
);

export const saveSelections = route('POST team/{id}/selections', ({ context, params, body, caller }) =>
  save(context, params.id, caller, { ...squadOf(body), weekId: body.weekId, scope: 'lineup' }),
);

async function save(context: AppContext, teamId: number, caller: Caller, given: SquadToSave) {
  await context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, teamId, caller, 'team.save', transaction);
    await saveSquad(context, team, given, transaction);
  });
  return loadTeamView(context, { teamId, caller });
}

function squadOf(body: Call<'POST team/{id}'>['body']) {
  const { starting, bench, captainId, viceCaptainId, teamName, nameVisible, version } = body;
  const { competitionFeed, seasonId } = body;
  const candidate = { starting, bench, captainId, viceCaptainId };
  return { candidate, competitionFeed, seasonId, teamName, nameVisible, version };
}
