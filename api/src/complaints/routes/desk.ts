import { type Caller, requireRole, routeFor } from '../../http/index.js';
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
    requireModerator(caller, suspendedDays);
    const actor = { actorId: caller.userId, reason };
    await decideComplaint(context, { id: params.id, answer, notice, suspendedDays }, actor);
    return { ok: true as const };
  },
  [],
  async ({ body, caller }) => requireModerator(caller, body.suspendedDays),
);

/** The help desk answers complaints; suspending is for moderators. */
function requireModerator(caller: Caller, suspendedDays: number | null | undefined): void {
  if (suspendedDays !== undefined) requireRole(caller, { role: 'moderator' });
}
