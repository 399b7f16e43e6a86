import type { UserSheet } from '@euro/api-contract';
import { suspectSamePerson } from '../../accounts/index.js';
import type { BaseContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import type { HelpConversation } from '../../models/index.js';
import { presentOperatorOrders } from '../../payments/index.js';
import { pagePrefix } from '../../tournament/index.js';
import { presentEntries } from '../presentEntries.js';
import { presentUsers } from '../presentUsers.js';
import { loadSessions } from './loadSessions.js';

/** Entries of each list; the lists of the desk have the others. */
const NEWEST = 10;
/** Maximum number of teams that are loaded; a user may have this many in each competition. */
const TEAMS = 50;

const toMoment = (time: number) => new Date(Number(time)).toISOString();

/** The operator's view of an account, the newest entries of each kind; null when it does not exist. */
export async function loadUserSheet(context: BaseContext, userId: number): Promise<UserSheet | null> {
  const { models } = context;
  const account = await models.User.findOne({
    attributes: ['id', 'language', 'translation', 'emailVerifiedAt'],
    where: { id: userId, deletedAt: null },
    raw: true,
  });
  const [user] = await presentUsers(context, account ? [userId] : []);
  if (!account || !user) return null;
  const [roleSources, identities, sessions, teams, orders, conversations, auditAbout, auditBy, samePerson] =
    await Promise.all([
      models.UserRole.findAll({ attributes: ['role', 'source'], where: { userId }, raw: true }),
      models.UserIdentity.findAll({
        attributes: ['provider', 'email', 'createdAt'],
        where: { userId },
        order: [['id', 'DESC']],
        limit: NEWEST,
        raw: true,
      }),
      loadSessions(context, userId, NEWEST),
      loadTeams(context, userId),
      loadOrders(context, userId),
      loadConversations(context, userId),
      loadEntries(context, { subject: `user ${userId}` }),
      loadEntries(context, { actorId: userId }),
      suspectSamePerson(context, userId),
    ]);
  return {
    user,
    language: account.language,
    ...(account.translation !== null && { translation: account.translation }),
    emailVerified: account.emailVerifiedAt !== null,
    roleSources: roleSources.toSorted((a, b) => user.roles.indexOf(a.role) - user.roles.indexOf(b.role)),
    identities: identities.map((one) => ({ ...one, createdAt: toMoment(one.createdAt) })),
    sessions,
    teams,
    orders,
    conversations,
    auditAbout,
    auditBy,
    samePerson,
  };
}

async function loadTeams(context: BaseContext, userId: number): Promise<UserSheet['teams']> {
  const { rows, count } = await context.models.Team.findAndCountAll({
    attributes: ['id', 'name', 'paid', 'competitionId', 'createdAt'],
    where: { userId, deletedAt: null },
    order: [['id', 'DESC']],
    limit: TEAMS,
    raw: true,
  });
  const competitions = await context.competitions();
  return {
    totalRecords: count,
    items: rows.map(({ id, name, paid, competitionId, createdAt }) => {
      const competition = competitions.find((one) => one.id === competitionId);
      return {
        ...{ id, name, paid: Boolean(paid), createdAt: toMoment(createdAt) },
        competitionFeed: competition?.feed ?? '',
        seasonId: competition?.season ?? 0,
        prefix: pagePrefix(competition),
      };
    }),
  };
}

async function loadOrders(context: BaseContext, userId: number): Promise<UserSheet['orders']> {
  const { rows, count } = await context.models.Order.findAndCountAll({
    where: { userId },
    order: [['id', 'DESC']],
    limit: NEWEST,
    raw: true,
  });
  return { totalRecords: count, items: await presentOperatorOrders(context, rows) };
}

interface ConversationRow {
  readonly id: number;
  readonly status: HelpConversation['status'];
  readonly waits: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly messages: number;
  readonly firstAt: number | null;
  readonly lastAt: number | null;
}

/**
 * The conversation with the help desk, of which an account has one at most: dated by its first and last message, as
 * the desk dates it, and without their text, which only those who answer read.
 */
async function loadConversations(
  { sequelize }: BaseContext,
  userId: number,
): Promise<UserSheet['conversations']> {
  const rows = await select<ConversationRow>(
    sequelize,
    `SELECT c.id, c.status, c.waits, c.created_at AS createdAt, c.updated_at AS updatedAt,
            (SELECT COUNT(*) FROM help_messages m WHERE m.conversation_id = c.id) AS messages,
            f.at AS firstAt, l.at AS lastAt
       FROM help_conversations c
       LEFT JOIN help_messages f ON f.id = (SELECT MIN(m.id) FROM help_messages m WHERE m.conversation_id = c.id)
       LEFT JOIN help_messages l ON l.id = c.last_message_id
      WHERE c.user_id = :userId`,
    { userId },
  );
  return {
    totalRecords: rows.length,
    items: rows.map(({ id, status, waits, messages, createdAt, firstAt, updatedAt, lastAt }) => ({
      ...{ id, status, waits: Boolean(waits), messages },
      createdAt: toMoment(firstAt ?? createdAt),
      updatedAt: toMoment(lastAt ?? updatedAt),
    })),
  };
}

async function loadEntries(
  context: BaseContext,
  where: { readonly subject: string } | { readonly actorId: number },
): Promise<UserSheet['auditAbout']> {
  const { rows, count } = await context.models.AuditEntry.findAndCountAll({
    where,
    order: [['id', 'DESC']],
    limit: NEWEST,
    raw: true,
  });
  return { totalRecords: count, items: await presentEntries(context, rows) };
}
