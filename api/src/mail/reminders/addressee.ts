import { isPremiumIn, loadPremium } from '../../http/index.js';
import type { SentMail, Team } from '../../models/index.js';
import type { MailContext } from '../context.js';
import type { Recipient, UnsubscribeLinks } from '../recipient.js';
import { RECIPIENT_COLUMNS, recipientOf } from '../recipientOf.js';
import { loadMailChoices } from './mailChoices.js';
import { type MailKind, unsubscribeToken } from './unsubscribeToken.js';

/** Somebody who still wants a mail that was planned for him, with the team it is about. */
export interface Addressee {
  readonly to: Recipient;
  readonly team: Team;
  readonly unsubscribe: UnsubscribeLinks;
}

type Planned = Pick<SentMail, 'userId' | 'competitionId'> & { readonly kind: MailKind };

/**
 * Who gets a planned mail; null when he does not want it any more, may not have it, or has no team. Of several teams
 * the first is meant, as everywhere (spec §6).
 */
export async function loadAddressee(context: MailContext, planned: Planned): Promise<Addressee | null> {
  const { models, env } = context;
  const { kind, userId, competitionId } = planned;
  const [choices, user, team, premium] = await Promise.all([
    loadMailChoices(context, userId),
    models.User.findByPk(userId, { attributes: [...RECIPIENT_COLUMNS], raw: true }),
    models.Team.findOne({ where: { userId, competitionId, deletedAt: null }, order: [['id', 'ASC']] }),
    loadPremium(context, userId),
  ]);
  if (!choices || !user || !team) return null;
  const isWanted =
    kind === 'deadline'
      ? choices.deadlineMail
      : choices.matchdayReport && isPremiumIn(premium, competitionId);
  if (!isWanted) return null;
  return {
    to: recipientOf(user),
    team,
    unsubscribe: unsubscribeLinks(env.publicUrl, kind, choices.unsubscribeToken),
  };
}

function unsubscribeLinks(publicUrl: string, kind: MailKind, secret: string): UnsubscribeLinks {
  const token = unsubscribeToken(kind, secret);
  return {
    page: `${publicUrl}/unsubscribe/${token}`,
    oneClick: `${publicUrl}/api/user/unsubscribe?token=${token}`,
  };
}
