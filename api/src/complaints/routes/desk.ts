import { requireRole, routeFor } from '../../http/index.js';
import type { LeaguesContext } from '../../leagues/index.js';
import { decideComplaint } from '../decideComplaint.js';
import { loadComplaints } from '../loadComplaints.js';

const route = routeFor<LeaguesContext>();

export const listComplaints = route('GET admin/complaints', ({ context, query }) =>
  loadComplaints(context, query),
);

export const decide = route(
  'POST admin/complaints/{id}/decide',
  async ({ context, params, body, caller }) => {
    const { answer, notice = '', suspendedDays, reason } = body;
    // The help desk answers complaints; suspending is for moderators.
    if (suspendedDays !== undefined) requireRole(caller, { role: 'moderator' });
    const actor = { actorId: caller.userId, reason };
    await decideComplaint(context, { id: params.id, answer, notice, suspendedDays }, actor);
    return { ok: true as const };
  },
);
