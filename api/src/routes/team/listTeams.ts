import { toPoints } from '@euro/game';
import { loadCompetition } from '../../competition/loadCompetition.js';
import { Refusal } from '../../errors.js';
import { loadTeamPayments } from '../../payments/loadTeamPayments.js';
import { isPremium } from '../../policies/policies.js';
import { route } from '../../routing/route.js';
import { loadResults } from '../../teams/loadResults.js';
import { presentBadge } from '../../teams/presentBadge.js';

export const listTeams = route('GET teams', async ({ context, query, caller }) => {
  const { models } = context;
  const user = await models.User.findByPk(caller.userId, { raw: true });
  if (!user) throw new Refusal('session-expired');
  const competition = await loadCompetition(context, query);
  const competitionId = competition?.id ?? 0;
  const where = { userId: caller.userId, competitionId, deletedAt: null };
  const teams = await models.Team.findAll({ where, order: [['id', 'ASC']], limit: 100 });
  const payments = await loadTeamPayments(context, teams);
  const results = await loadResults(
    context,
    competitionId,
    teams.map(({ id }) => id),
  );
  return {
    teams: teams.map((team) => {
      const last = results.findLast(({ teamId }) => teamId === team.id);
      return {
        id: team.id,
        name: team.name,
        teamName: team.name,
        weekId: team.weekId,
        points: toPoints(last?.totalHalf ?? 0),
        rank: last?.generalRank ?? null,
        paid: team.paid,
        paymentId: team.paymentId ?? null,
        payment: payments.get(team.paymentId ?? 0) ?? null,
        price: (competition?.settings.teamPrice ?? 0) / 100,
        createdAt: new Date(team.createdAt).toISOString(),
        badge: presentBadge(team.badge, isPremium(caller)),
        nameVisible: team.nameVisible,
        freeHit: team.freeHitWeek ?? null,
        wildCard: team.wildCardWeek ?? null,
        bank: team.bankWeek ?? null,
        tripleCaptain: team.tripleCaptainWeek ?? null,
      };
    }),
    user: { id: user.id, firstName: user.firstName, lastName: user.lastName },
  };
});
