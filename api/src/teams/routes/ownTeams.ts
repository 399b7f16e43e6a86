import type { Transaction } from 'sequelize';
import { isPremium, keyOf, requireNewKey, route, routeFor } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import { withCopiedPicture } from '../../infra/uploads/copyPicture.js';
import { removePictures } from '../../infra/uploads/pictures.js';
import { closedCompetitions, competitionNames, loadCompetition } from '../../tournament/index.js';
import { copyTeam } from '../commands/copyTeam.js';
import { createTeam } from '../commands/createTeam.js';
import { removeTeam } from '../commands/removeTeam.js';
import type { TeamsContext } from '../context.js';
import { lockTeam } from '../lockedTeam.js';
import { authorize } from '../policies/policies.js';
import { presentBadge } from '../presentBadge.js';
import { withReceipt } from '../receipts/withReceipt.js';
import { requestedVisibility } from '../requestedVisibility.js';
import { loadTeamList } from '../views/loadTeamList.js';
import { answerChange } from './changeTeam.js';

export const listTeams = route('GET teams', ({ context, caller }) => loadTeamList(context, caller));

/** Teams that are offered. */
const MAX_TEAMS = 10;

export const listTeamsAgain = route('GET teams/again', async ({ context, caller }) => {
  const [closedIds, current] = await Promise.all([closedCompetitions(context), loadCompetition(context)]);
  if (!current || closedIds.includes(current.id)) return { teams: [] };
  const rows = await context.models.Team.findAll({
    attributes: ['id', 'name', 'badge', 'competitionId'],
    where: { userId: caller.userId, competitionId: closedIds, deletedAt: null },
    order: [
      ['createdAt', 'DESC'],
      ['id', 'ASC'],
    ],
    limit: MAX_TEAMS,
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

export const addTeam = route('POST team/add', async (call) => {
  const { context, body, caller } = call;
  const { teamName, starting, bench, captainId, viceCaptainId, weekId } = body;
  const candidate = { starting, bench, captainId, viceCaptainId };
  const nameVisible = requestedVisibility(body) ?? false;
  const newTeam = { teamName, candidate, nameVisible, weekId };
  authorize(caller, 'team.create', null);
  const before = isPremium(caller) ? await findTeamAgain(context, caller.userId, body.again) : null;
  const key = keyOf(call);
  return withCopiedPicture(context.env, 'badge', (copyBadge) => {
    /** No file is copied for a call that is repeated. */
    const copyOnce = async (badge: string, transaction: Transaction) => {
      await lockUser(context, caller.userId, transaction);
      if (key) await requireNewKey(context, key, transaction);
      return copyBadge(badge);
    };
    return withReceipt(
      call,
      async (transaction) => {
        const badge = before?.badge ? await copyOnce(before.badge, transaction) : null;
        const receipt = await createTeam(context, caller.userId, { ...newTeam, badge }, transaction);
        return { teamId: receipt.teamId, receipt };
      },
      (change, transaction) => answerChange(context, change, caller, transaction),
    );
  });
});

/** An own team of a competition that is over; anything else gives no logo, and the team is made all the same. */
async function findTeamAgain(context: BaseContext, userId: number, id: number | undefined) {
  if (id === undefined) return null;
  const where = { id, userId, competitionId: await closedCompetitions(context), deletedAt: null };
  return context.models.Team.findOne({ attributes: ['badge'], where, raw: true });
}

export const duplicateTeam = route('POST team/{id}/copy', async (call) => {
  const { context, params, caller } = call;
  return withReceipt(
    call,
    async (transaction) => {
      const receipt = await copyTeam(context, params.id, caller, transaction);
      return { teamId: receipt.teamId, receipt };
    },
    (change, transaction) => answerChange(context, change, caller, transaction),
  );
});

export const deleteTeam = routeFor<TeamsContext>()(
  'DELETE team/{id}',
  async ({ context, params, caller }) => {
    const { models } = context;
    const { team, unused } = await context.withTransaction(async (transaction) => {
      const team = await lockTeam(context, params.id, caller, 'team.delete', transaction);
      // A pending payment may still arrive.
      if (team.paid || team.paymentId != null) throw new Refusal('team-not-deletable');
      return { team, unused: await removeTeam(context, context.memberships, team, transaction) };
    });
    await removePictures(context.env, unused);
    const teams = await models.Team.findAll({
      where: { userId: caller.userId, competitionId: team.competitionId, deletedAt: null },
      order: [['id', 'ASC']],
      limit: 100,
      raw: true,
    });
    return { teams: teams.map(({ id, name }) => ({ id, name })) };
  },
);
