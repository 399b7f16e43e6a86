import { isPremium, route } from '../../http/index.js';
import { closedCompetitions, competitionNames, loadCompetition } from '../../tournament/index.js';
import { presentBadge } from '../presentBadge.js';

/** Teams that are offered. */
const MOST = 10;

export const listTeamsAgain = route('GET teams/again', async ({ context, query, caller }) => {
  const [closed, here] = await Promise.all([closedCompetitions(context), loadCompetition(context, query)]);
  if (!here || closed.includes(here.id)) return { teams: [] };
  const rows = await context.models.Team.findAll({
    attributes: ['id', 'name', 'badge', 'competitionId'],
    where: { userId: caller.userId, competitionId: closed, deletedAt: null },
    order: [
      ['createdAt', 'DESC'],
      ['id', 'ASC'],
    ],
    limit: MOST,
    raw: true,
  });
  const names = await competitionNames(context, [...new Set(rows.map(({ competitionId }) => competitionId))]);
  return {
    teams: rows.flatMap(({ id, name, badge, competitionId }) => {
      const competition = names.get(competitionId);
      return competition
        ? { id, name, badge: presentBadge(badge ?? null, isPremium(caller)), competition }
        : [];
    }),
  };
});
