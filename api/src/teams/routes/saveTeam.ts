import { type Call, route } from '../../http/index.js';
import { saveSquad } from '../commands/saveSquad.js';
import { changeTeam } from './changeTeam.js';

export const saveTeam = route('POST team/{id}', async (call) => {
  const squad = { ...squadOf(call.body), scope: 'squad' } as const;
  return changeTeam(call, 'team.save', (team, transaction) =>
    saveSquad(call.context, team, squad, transaction),
  );
});

export const saveSelections = route('POST team/{id}/selections', async (call) => {
  const squad = { ...squadOf(call.body), scope: 'lineup' } as const;
  return changeTeam(call, 'team.save', (team, transaction) =>
    saveSquad(call.context, team, squad, transaction),
  );
});

function squadOf(body: Call<'POST team/{id}'>['body']) {
  const { starting, bench, captainId, viceCaptainId, teamName, nameVisible, version, weekId } = body;
  const { competitionFeed, seasonId } = body;
  const candidate = { starting, bench, captainId, viceCaptainId };
  return { candidate, competitionFeed, seasonId, teamName, nameVisible, version, weekId };
}
