import { route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { authorize } from '../policies/policies.js';
import { countReceipts, loadReceipts } from '../receipts/loadReceipts.js';
import { loadLooks } from '../spying/loadLooks.js';

export const listChanges = route('GET team/{id}/changes', async ({ context, params, query, caller }) => {
  const { pageNumber, pageRecords: limit, sinceVersion } = query;
  const team = await context.models.Team.findOne({
    attributes: ['id', 'userId'],
    where: { id: params.id, deletedAt: null },
    raw: true,
  });
  if (!team) throw new Refusal('not-found');
  authorize(caller, 'team.readChanges', team);
  const which = { teamId: team.id, sinceVersion };
  const [totalRecords, data, looks] = await Promise.all([
    countReceipts(context, which),
    loadReceipts(context, { ...which, limit, offset: (pageNumber - 1) * limit }),
    loadLooks(context, team.id),
  ]);
  return { totalRecords, data, looks };
});
