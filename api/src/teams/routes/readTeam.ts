import { route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { authorize } from '../policies/policies.js';
import { countReceipts, loadReceipts } from '../receipts/receipts.js';
import { loadLooks } from '../spying.js';
import { loadTeamPoints } from '../views/loadTeamPoints.js';
import { loadTeamView } from '../views/loadTeamView.js';
import { presentTeamPoints } from '../views/presentTeamPoints.js';
import { loadRecapWithGains, presentRecapWithGains } from '../views/recap.js';

export const getTeam = route('GET team/{id}', async ({ context, params, query, caller }) => {
  const request = { teamId: params.id, caller, weekId: query.weekId };
  return loadTeamView(context, { ...request, transfersWithMeta: query.transfersWithMeta === 1 });
});

export const getTeamPoints = route('GET team/{id}/points/{weekId}', async ({ context, params, caller }) => {
  const { id: teamId, weekId } = params;
  return presentTeamPoints(await loadTeamPoints(context, { teamId, weekId, caller }), caller);
});

export const getRecap = route('GET team/{id}/recap', async ({ context, params, caller }) =>
  presentRecapWithGains(await loadRecapWithGains(context, { teamId: params.id, caller }), caller),
);

export const listChanges = route('GET team/{id}/changes', async ({ context, params, query, caller }) => {
  const { pageNumber, pageRecords: limit, sinceVersion } = query;
  const team = await context.models.Team.findOne({
    attributes: ['id', 'userId'],
    where: { id: params.id, deletedAt: null },
    raw: true,
  });
  if (!team) throw new Refusal('not-found');
  authorize(caller, 'team.readChanges', team);
  const filter = { teamId: team.id, sinceVersion };
  const [totalRecords, data, looks] = await Promise.all([
    countReceipts(context, filter),
    loadReceipts(context, { ...filter, limit, offset: (pageNumber - 1) * limit }),
    loadLooks(context, team.id),
  ]);
  return { totalRecords, data, looks };
});
