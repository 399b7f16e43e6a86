import { Op, type WhereOptions } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Models } from '../../models/index.js';
import { loadResults } from '../../teams/index.js';

/** The ids by which the rows of a user are found. */
export interface Owner {
  readonly userId: number;
  /** All his teams, deleted ones too. */
  readonly teamIds: readonly number[];
  /** The leagues these teams are in. */
  readonly leagueIds: readonly number[];
  readonly orderIds: readonly number[];
  /** The user's comments, deleted ones too. */
  readonly commentIds: readonly number[];
  /** The user's conversations with the help desk. */
  readonly conversationIds: readonly number[];
}

/** A table in which an export finds the user's rows. */
export type OwnTable = StoredTable | PackedTable;

/** A table with a row for each fact of a user. */
export interface StoredTable {
  /** Its name in the export. */
  readonly name: string;
  readonly model: keyof Models;
  readonly where: (owner: Owner) => WhereOptions;
  /** Columns left out of the export: secrets, technical numbers, and data about other people. */
  readonly omitted?: readonly string[];
}

/** A table whose rows are parts with the data of many teams. */
export interface PackedTable {
  readonly name: string;
  /** Whole numbers, in the order of the export. */
  readonly columns: readonly string[];
  readonly load: (database: Database, owner: Owner) => Promise<readonly Readonly<Record<string, unknown>>[]>;
}

const ofUser = ({ userId }: Owner) => ({ userId });
const ofTeams = ({ teamIds }: Owner) => ({ teamId: [...teamIds] });

/** Everything that is kept about a user, in the order of the export. */
export const ownTables: readonly OwnTable[] = [
  {
    name: 'account',
    model: 'User',
    where: ({ userId }) => ({ id: userId }),
    omitted: ['passwordHash'],
  },
  { name: 'roles', model: 'UserRole', where: ofUser },
  { name: 'deskRoles', model: 'DeskRole', where: ofUser },
  { name: 'identities', model: 'UserIdentity', where: ofUser },
  {
    name: 'deskActions',
    model: 'AuditEntry',
    where: ({ userId }) => ({ subject: `user ${userId}` }),
    omitted: ['actorId'],
  },
  { name: 'signIns', model: 'Session', where: ofUser, omitted: ['family', 'tokenHash'] },
  { name: 'reminders', model: 'MailChoice', where: ofUser, omitted: ['unsubscribeToken'] },
  { name: 'mails', model: 'SentMail', where: ofUser },
  {
    name: 'pushDevices',
    model: 'PushSubscription',
    where: ofUser,
    omitted: ['endpoint', 'endpointHash', 'p256dh', 'auth', 'family', 'failures'],
  },
  { name: 'pushChoices', model: 'PushChoice', where: ofUser },
  {
    name: 'pushMessages',
    model: 'PushMessage',
    where: ofUser,
    omitted: ['attempts', 'nextTryAt', 'waitingFor'],
  },
  { name: 'watchlist', model: 'WatchedPlayer', where: ofUser },
  { name: 'teams', model: 'Team', where: ofUser },
  { name: 'lineups', model: 'TeamLineup', where: ofTeams },
  { name: 'freeHitReturns', model: 'FreeHitReturn', where: ofTeams },
  { name: 'transfers', model: 'Transfer', where: ofTeams },
  {
    name: 'orders',
    model: 'Order',
    where: ofUser,
    omitted: [
      ...['providerKey', 'requestKey', 'requestHash', 'checkoutUrl', 'returnUrl'],
      ...['version', 'beganAt', 'checkAt', 'granted', 'refundDue'],
    ],
  },
  {
    name: 'orderLines',
    model: 'OrderLine',
    where: ({ orderIds }) => ({ orderId: [...orderIds] }),
  },
  {
    name: 'orderRefunds',
    model: 'OrderRefund',
    where: ({ orderIds }) => ({ orderId: [...orderIds] }),
  },
  { name: 'coupons', model: 'Coupon', where: ofUser, omitted: ['createdAt'] },
  { name: 'prizeClaims', model: 'PrizeClaim', where: ofTeams },
  { name: 'powerSubs', model: 'PowerSub', where: ofTeams },
  { name: 'receipts', model: 'Receipt', where: ofTeams },
  {
    name: 'results',
    columns: ['weekId', 'teamId', 'halfPoints', 'totalHalf', 'weekRank', 'generalRank', 'generalMove'],
    load: async (database, { teamIds }) => {
      const results = await loadResults(database, null, teamIds);
      return results.sort((a, b) => a.weekId - b.weekId || a.teamId - b.teamId).map((row) => ({ ...row }));
    },
  },
  {
    name: 'leagues',
    model: 'League',
    where: ({ userId, leagueIds }) => ({ [Op.or]: [{ adminId: userId }, { id: [...leagueIds] }] }),
    omitted: ['adminId', 'inviteVersion', 'inviteKey', 'chatRevision'],
  },
  { name: 'leagueMemberships', model: 'LeagueMember', where: ofTeams },
  { name: 'leagueRemovals', model: 'LeagueRemoval', where: ofTeams },
  {
    name: 'leagueMatches',
    model: 'LeagueMatch',
    where: ({ teamIds }) => ({ [Op.or]: [{ homeTeamId: [...teamIds] }, { awayTeamId: [...teamIds] }] }),
  },
  {
    name: 'duels',
    model: 'Duel',
    where: ({ teamIds }) => ({ [Op.or]: [{ homeTeamId: [...teamIds] }, { awayTeamId: [...teamIds] }] }),
    omitted: ['code', 'blockedBy'],
  },
  { name: 'comments', model: 'Comment', where: ofUser, omitted: ['revision', 'requestKey'] },
  { name: 'commentVotes', model: 'CommentVote', where: ofUser },
  { name: 'commentReactions', model: 'CommentReaction', where: ofUser },
  { name: 'polls', model: 'CommentPoll', where: ({ commentIds }) => ({ commentId: [...commentIds] }) },
  { name: 'pollVotes', model: 'PollVote', where: ofUser },
  {
    name: 'complaints',
    model: 'Complaint',
    where: ofUser,
    omitted: ['decision', 'decidedAt', 'answeredAt', 'decidedBy', 'askedBy', 'nameBefore'],
  },
  { name: 'lineupLooks', model: 'LineupLook', where: ofUser },
  {
    name: 'helpConversations',
    model: 'HelpConversation',
    where: ofUser,
    omitted: ['visitorHash', 'waits', 'deskSeen', 'mailedId', 'mailDueAt', 'mailAttempts'],
  },
  {
    name: 'helpMessages',
    model: 'HelpMessage',
    where: ({ conversationIds }) => ({ conversationId: [...conversationIds] }),
    omitted: ['authorId', 'requestKey', 'writtenAt'],
  },
];
