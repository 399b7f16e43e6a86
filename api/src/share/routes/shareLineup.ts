import { routeFor } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { loadTeamView, may } from '../../teams/index.js';
import type { ShareContext } from '../context.js';

const route = routeFor<ShareContext>();

export const shareLineup = route('GET team/{id}/share', async ({ context, params, caller }) => {
  const teamId = params.id;
  const { team } = await loadTeamView(context, { teamId, caller });
  if (!may(caller, 'team.shareComingLineup', team)) throw new Refusal('forbidden');
  const weekId = team.lineupWeekId;
  if (weekId === null) throw new Refusal('nothing-to-show-yet');
  const key = context.lineupKeys.keyOf({ teamId, weekId });
  return {
    weekId,
    picture: `/share/team/${teamId}/${weekId}.png?card=squad&key=${key}`,
    page: `/public/${teamId}?week=${weekId}&key=${key}`,
  };
});
