import { Op } from 'sequelize';
import { competitionsOf, type Route, route } from '../../http/index.js';
import { orderWhere, presentOperatorOrders } from '../../payments/index.js';
import { eachPlace, eachWinner, rankingToExport } from '../../scoring/index.js';
import { requireSnapshot } from '../../tournament/index.js';
import { auditWhere } from '../auditWhere.js';
import { findUserIds } from '../findUsers.js';
import { presentEntries } from '../presentEntries.js';
import { presentUsers } from '../presentUsers.js';
import { keyOfWon } from '../winners/claimKey.js';
import { loadClaims } from '../winners/listWinners.js';
import { answerCsv } from './answerCsv.js';
import { eachById } from './eachById.js';

const USER = ['id', 'firstName', 'lastName', 'email', 'roles', 'teams', 'createdAt', 'signsInWith'] as const;
const ORDER = [
  ...['id', 'receiptNumber', 'kind', 'status', 'amount', 'discount', 'refunded', 'currency'],
  ...['createdAt', 'paidAt', 'userId', 'what', 'teamIds', 'coupons', 'mismatch'],
] as const;
const ENTRY = ['id', 'at', 'actorId', 'actor', 'action', 'subject', 'reason', 'details'] as const;
const PLACE = ['rank', 'teamId', 'team', 'userId', 'firstName', 'lastName', 'points', 'weekPoints'] as const;
const WINNER = ['prize', 'ranking', 'firstWeek', 'lastWeek', ...PLACE, 'email', 'state', 'contact'] as const;

const exportUsers = route('GET admin/exports/users', async (call) => {
  const { context, query } = call;
  async function* batches() {
    for await (const ids of eachById((range) => findUserIds(context, { ...query, ...range }), Number)) {
      const users = await presentUsers(context, ids);
      yield users.map(({ roles, deskRoles = [], teams, signsInWith, ...user }) => ({
        ...user,
        roles: [...new Set([...roles, ...deskRoles.map(({ role }) => role)])].join(' '),
        teams: teams.map(({ name }) => name).join(', '),
        signsInWith: signsInWith.join(' '),
      }));
    }
  }
  return answerCsv(call, { columns: USER, batches: batches() });
});

const exportOrders = route('GET admin/exports/orders', async (call) => {
  const { context, query, caller } = call;
  const competitionIds = competitionsOf(caller, 'treasurer');
  const load = ({ before, limit }: { before: number; limit: number }) =>
    context.models.Order.findAll({
      where: { [Op.and]: [orderWhere(query, competitionIds), { id: { [Op.lt]: before } }] },
      order: [['id', 'DESC']],
      limit,
      raw: true,
    });
  async function* batches() {
    for await (const rows of eachById(load, ({ id }) => id)) {
      const orders = await presentOperatorOrders(context, rows);
      yield orders.map(({ lines, user, mismatch, coupons, ...order }) => ({
        ...order,
        amount: inEuros(order.amount),
        discount: inEuros(order.discount),
        refunded: inEuros(order.refunded),
        userId: user?.id ?? null,
        what: lines.map(({ name }) => name).join(', '),
        teamIds: lines.flatMap(({ teamId }) => teamId ?? []).join(' '),
        coupons: coupons.join(' '),
        mismatch: mismatch?.reason ?? null,
      }));
    }
  }
  return answerCsv(call, { columns: ORDER, batches: batches() });
});

const inEuros = (cents: number) => (cents / 100).toFixed(2);

const exportAudit = route('GET admin/exports/audit', async (call) => {
  const { context, query } = call;
  const load = ({ before, limit }: { before: number; limit: number }) =>
    context.models.AuditEntry.findAll({
      where: { ...auditWhere(query), id: { [Op.gt]: 0, [Op.lt]: before } },
      order: [['id', 'DESC']],
      limit,
      raw: true,
    });
  async function* batches() {
    for await (const rows of eachById(load, ({ id }) => id)) {
      const entries = await presentEntries(context, rows);
      yield entries.map(({ actor, ...entry }) => ({
        ...entry,
        actorId: actor?.id ?? null,
        actor: actor?.name ?? null,
      }));
    }
  }
  return answerCsv(call, { columns: ENTRY, batches: batches() });
});

const exportRanking = route('GET admin/exports/ranking', async (call) => {
  const { context, query } = call;
  const ranking = rankingToExport(await requireSnapshot(context), context.clock.now(), query);
  return answerCsv(call, { columns: PLACE, batches: eachPlace(context, ranking) });
});

const exportWinners = route('GET admin/exports/winners', async (call) => {
  const { context } = call;
  const snapshot = await requireSnapshot(context);
  async function* batches() {
    const claims = await loadClaims(context, snapshot.competition.id);
    for await (const winners of eachWinner(context, snapshot)) {
      const where = { id: winners.map(({ userId }) => userId), deletedAt: null };
      const users = await context.models.User.findAll({ attributes: ['id', 'email'], where, raw: true });
      const emails = new Map(users.map(({ id, email }) => [id, email]));
      yield winners.map((winner) => {
        const { state = null, contact = null } = claims.get(keyOfWon(winner)) ?? {};
        return { ...winner, email: emails.get(winner.userId) ?? null, state, contact };
      });
    }
  }
  return answerCsv(call, { columns: WINNER, batches: batches() });
});

/** Lists of the desk as files. */
export const exportRoutes: readonly Route[] = [
  exportUsers,
  exportOrders,
  exportAudit,
  exportRanking,
  exportWinners,
];
