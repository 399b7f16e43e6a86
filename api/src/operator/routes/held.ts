import { route } from '../../http/index.js';
import { requireCompetition } from '../../tournament/index.js';
import { decideHeld } from '../decideHeld.js';

export const decideOnHeld = route(
  'POST admin/held/{id}/decide',
  async ({ context, params, body: { accepts, isDryRun, reason }, caller }) => {
    const { id: competitionId } = await requireCompetition(context);
    const decision = { competitionId, id: params.id, accepts, isDryRun };
    const { teams, ...decided } = await decideHeld(context, decision, { actorId: caller.userId, reason });
    return {
      ...decided,
      problems: [...decided.problems],
      ...(teams && { teams: { ...teams, movers: [...teams.movers] } }),
    };
  },
);
