import { competitionLook, loadCompetition, productLook, publicAddress } from '../../tournament/index.js';
import { announcementMail } from '../announcementMail.js';
import type { MailContext } from '../context.js';
import {
  type Letter,
  messageId,
  type PlannedMail,
  UNWANTED_LETTER,
  withCompetitionSender,
} from '../letter.js';
import { RECIPIENT_COLUMNS, recipientOf } from '../recipientOf.js';
import { unsubscribeLinks } from './addressee.js';

/** The mail of an announcement; unwanted once it is over, and for users who allow no mails any more. */
export async function writeAnnouncement(context: MailContext, plannedMail: PlannedMail): Promise<Letter> {
  const { models, sequelize, env } = context;
  const { edition, userId } = plannedMail;
  const [announcement, user, choice] = await Promise.all([
    models.Announcement.findByPk(edition, { raw: true }),
    models.User.findByPk(userId, { attributes: [...RECIPIENT_COLUMNS], raw: true }),
    models.MailChoice.findByPk(userId, { raw: true }),
  ]);
  const isOver = !announcement || Number(announcement.endsAt) <= context.realNow();
  if (isOver || !user || !(choice?.deadlineMail || choice?.matchdayReport)) return UNWANTED_LETTER;
  const { competitionId, path } = announcement;
  const competition = competitionId === null ? null : await loadCompetition({ sequelize, competitionId });
  const to = recipientOf(user);
  const look = competition
    ? competitionLook(competition, to.language)
    : await productLook(context, to.language);
  const mail = announcementMail(to.language === 'nl' ? announcement.textNl : announcement.textEn, {
    to,
    look,
    url: publicAddress(env, competition ?? { prefix: '' }, path ?? '/'),
    unsubscribe: unsubscribeLinks(env.publicUrl, 'all', choice.unsubscribeToken),
    id: messageId(plannedMail, env.publicUrl),
  });
  const sent = competition ? withCompetitionSender(mail, competition, look) : mail;
  return { kind: 'ready', mail: sent, halfPoints: null };
}
