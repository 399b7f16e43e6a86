import { route } from '../../http/index.js';
import { playBooster as play } from '../commands/playBooster.js';
import { changeTeam } from './changeTeam.js';

export const playBooster = route('POST team/{id}/booster', async (call) => {
  const { boosterType: booster, weekId, version } = call.body;
  return changeTeam(call, 'team.playBooster', (team, transaction) =>
    play(call.context, team, { booster, weekId, version }, transaction),
  );
});
