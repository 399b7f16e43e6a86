import { premiumSql } from '../../http/index.js';
import { select } from '../../infra/db/select.js';
import type { Team } from '../../models/index.js';
import type { MailContext } from '../context.js';
import type { PlannedMail } from '../letter.js';
import type { Recipient, UnsubscribeLinks } from '../recipient.js';
import { RECIPIENT_COLUMNS, recipientOf } from '../recipientOf.js';
import { type MailKind, unsubscribeToken } from './unsubscribeToken.js';

/** A user who still wants a planned mail, with its team. */
export interface Addressee {
  readonly to: Recipient;
  readonly team: Team;
  readonly unsubscribe: UnsubscribeLinks;
}

/**
 * The recipients of planned mails, by the mail's id. Users who unsubscribed, may not get the mail, or have no team
 * are left out. Of several teams the first counts, as everywhere (spec §6).
 */
export async function loadAddressees(
  context: MailContext,
  competitionId: number,
  mails: readonly PlannedMail[],
): Promise<ReadonlyMap<number, Addressee>> {
  const { models, env } = context;
  const userId = [...new Set(mails.map((mail) => mail.userId))];
  const reportReaderIds = mails.flatMap((mail) => (mail.kind === 'report' ? [mail.userId] : []));
  const [choices, users, teams, premiumIds] = await Promise.all([
    models.MailChoice.findAll({ where: { userId }, raw: true }),
    models.User.findAll({ attributes: [...RECIPIENT_COLUMNS, 'id'], where: { id: userId }, raw: true }),
    models.Team.findAll({ where: { userId, competitionId, deletedAt: null }, order: [['id', 'DESC']] }),
    selectPremium(context, competitionId, reportReaderIds),
  ]);
  const choicesOf = new Map(choices.map((row) => [row.userId, row]));
  const userOf = new Map(users.map((row) => [row.id, row]));
  // The last one that is set is the first one of the user.
  const teamOf = new Map(teams.map((row) => [row.userId, row]));
  const entries = mails.flatMap(({ id, kind, userId: reader }) => {
    const choice = choicesOf.get(reader);
    const user = userOf.get(reader);
    const team = teamOf.get(reader);
    if ((kind !== 'deadline' && kind !== 'report') || !choice || !user || !team) return [];
    const isWanted =
      kind === 'deadline' ? choice.deadlineMail : choice.matchdayReport && premiumIds.has(reader);
    if (!isWanted) return [];
    const unsubscribe = unsubscribeLinks(env.publicUrl, kind, choice.unsubscribeToken);
    return [[id, { to: recipientOf(user), team, unsubscribe }] as const];
  });
  return new Map(entries);
}

/** The premium members among these users, in one statement. */
async function selectPremium(
  { sequelize }: MailContext,
  competitionId: number,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await select<{ id: number }>(
    sequelize,
    `SELECT u.id FROM users u WHERE u.id IN (:userIds) AND ${premiumSql('u.id', ':competitionId')}`,
    { userIds, competitionId },
  );
  return new Set(rows.map(({ id }) => id));
}

/** The addresses that stop a kind of mail, or all, for the user with this secret. */
export function unsubscribeLinks(publicUrl: string, kind: MailKind, secret: string): UnsubscribeLinks {
  const token = unsubscribeToken(kind, secret);
  return {
    page: `${publicUrl}/unsubscribe/${token}`,
    oneClick: `${publicUrl}/api/user/unsubscribe?token=${token}`,
  };
}
