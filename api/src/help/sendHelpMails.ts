import { Op } from 'sequelize';
import { recordFailure } from '../infra/jobs/workFailures.js';
import { MailFailure, pauseAfter, RECIPIENT_COLUMNS, recipientOf } from '../mail/index.js';
import type { HelpConversation, HelpMessage } from '../models/index.js';
import { textLanguageOf } from '../texts/index.js';
import { productLook } from '../tournament/index.js';
import { MAIL_AFTER } from './answerAsker.js';
import type { HelpContext } from './context.js';
import { helpMail } from './helpMail.js';
import { realTimeOf } from './realTimeOf.js';

/** Number of conversations in one run. */
const BATCH = 20;
/** A process that took a conversation and died leaves it to others after this, real milliseconds. */
const LEASE = 5 * 60_000;
/** Maximum number of attempts to send a mail; the answer stays in the portal. */
const MAX_ATTEMPTS = 60;
/** Answers that one mail quotes. */
const MAX_ANSWERS = 10;

/**
 * Sends the mails whose time has come, each in its turn; a server that is down gets them later.
 * @returns whether more may be due
 */
export async function sendHelpMails(context: HelpContext): Promise<boolean> {
  const { models, realNow } = context;
  const dueConversations = await models.HelpConversation.findAll({
    where: { mailDueAt: { [Op.lte]: realNow() } },
    order: [
      ['mailDueAt', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: BATCH,
    raw: true,
  });
  for (const candidate of dueConversations) {
    const conversation = await claim(context, candidate);
    // A server that can't be reached can't be reached for the others either.
    if (conversation && !(await sendOne(context, conversation))) return false;
  }
  return dueConversations.length === BATCH;
}

/** One process alone gets a conversation that is due, as it is at that moment; null when another one did. */
async function claim(
  { models, realNow, withTransaction }: HelpContext,
  { id, mailDueAt }: HelpConversation,
): Promise<HelpConversation | null> {
  return withTransaction(async (transaction) => {
    const until = { mailDueAt: realNow() + LEASE };
    const [claimedCount] = await models.HelpConversation.update(until, {
      where: { id, mailDueAt },
      transaction,
    });
    return claimedCount === 1 ? models.HelpConversation.findByPk(id, { transaction, raw: true }) : null;
  });
}

/** Answers false when the mail server can't be reached. */
async function sendOne(context: HelpContext, conversation: HelpConversation): Promise<boolean> {
  const { log, mailer, env, realNow } = context;
  const { id } = conversation;
  const language = textLanguageOf(conversation);
  const attempts = conversation.mailAttempts + 1;
  const answers = await loadUnseen(context, conversation);
  const [oldest] = answers;
  const newest = answers.at(-1);
  const to = await addresseeOf(context, conversation);
  if (!oldest || !newest || !to) {
    await settle(context, id, { mailDueAt: null });
    return true;
  }
  // The answers that were due were seen meanwhile; this one is newer.
  const dueAt = realTimeOf(oldest) + MAIL_AFTER;
  if (dueAt > realNow()) {
    await settle(context, id, { mailDueAt: dueAt });
    return true;
  }
  const host = new URL(env.publicUrl).hostname;
  const look = await productLook(context, language);
  try {
    await mailer.send(
      helpMail(
        { answers },
        { ...to, language, look, url: `${env.publicUrl}/contact`, id: `help.${id}.${oldest.id}@${host}` },
      ),
    );
    await settle(context, id, { mailDueAt: null, mailedId: newest.id, mailAttempts: 0 });
    log.info({ conversation: id }, 'help mail sent');
    return true;
  } catch (error) {
    const failure = error instanceof MailFailure ? error.kind : 'deferred';
    const isHopeless = attempts >= MAX_ATTEMPTS || failure === 'refused';
    log.warn({ conversation: id, err: error, failure, attempts }, 'help mail not sent');
    const mailDueAt = isHopeless ? null : realNow() + pauseAfter(attempts);
    await settle(context, id, { mailDueAt, mailAttempts: attempts });
    if (isHopeless)
      await recordFailure(context, { kind: 'help-mail', subject: String(id) }, { error, attempts });
    else context.work.countRetries('help-mail');
    return failure !== 'unreachable';
  }
}

function loadUnseen(
  { models }: HelpContext,
  { id: conversationId, askerSeen }: HelpConversation,
): Promise<HelpMessage[]> {
  return models.HelpMessage.findAll({
    where: { conversationId, fromDesk: true, id: { [Op.gt]: askerSeen } },
    order: [['id', 'ASC']],
    limit: MAX_ANSWERS,
    raw: true,
  });
}

/** The account's address, or the one that a visitor gave; null without any. */
async function addresseeOf(
  { models }: HelpContext,
  { userId, email }: HelpConversation,
): Promise<{ email: string; firstName: string } | null> {
  if (userId === null) return email === null ? null : { email, firstName: '' };
  const user = await models.User.findByPk(userId, { attributes: [...RECIPIENT_COLUMNS], raw: true });
  return user && recipientOf(user);
}

async function settle(
  { models, work, withTransaction }: HelpContext,
  id: number,
  change: Partial<Pick<HelpConversation, 'mailDueAt' | 'mailedId' | 'mailAttempts'>>,
): Promise<void> {
  await withTransaction((transaction) =>
    models.HelpConversation.update(change, { where: { id }, transaction }),
  );
  if (change.mailDueAt != null) work.announce('help-mail', { at: change.mailDueAt });
}
