import { type Caller, requireRole, routeFor } from '../../http/index.js';
import type { LeaguesContext } from '../../leagues/index.js';
import { askColleague } from '../askColleague.js';
import { decideComplaint } from '../decideComplaint.js';
import { loadBackground } from '../loadBackground.js';
import { loadComplaints } from '../loadComplaints.js';
import { loadDay } from '../loadDay.js';

const route = routeFor<LeaguesContext>();

export const listComplaints = route('GET admin/complaints', async ({ context, query }) => ({
  ...(await loadComplaints(context, query)),
  lastDay: await loadDay(context),
}));

export const getBackground = route('GET admin/complaints/{id}', ({ context, params }) =>
  loadBackground(context, params.id),
);

export const ask = route('POST admin/complaints/{id}/ask', async ({ context, params, body, caller }) => {
  await askColleague(context, { id: params.id, askedBy: body.ask ? caller.userId : null });
  return { ok: true as const };
});

export const decide = route(
  'POST admin/complaints/{id}/decide',
  async ({ context, params, body, caller }) => {
    const { answer, notice = '', suspendedDays, mutedDays, reason } = body;
    requireModerator(caller, suspendedDays);
    const actor = { actorId: caller.userId, reason };
    await decideComplaint(context, { id: params.id, answer, notice, suspendedDays, mutedDays }, actor);
    return { ok: true as const };
  },
  [],
  async ({ body, caller }) => requireModerator(caller, body.suspendedDays),
);

/** The help desk answers complaints; suspending is for moderators. */
function requireModerator(caller: Caller, suspendedDays: number | null | undefined): void {
  if (suspendedDays !== undefined) requireRole(caller, { role: 'moderator' });
}
