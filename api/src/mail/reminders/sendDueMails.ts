import pLimit from 'p-limit';
import { claimDue } from '../../infra/jobs/claimDue.js';
import { currentSnapshot, loadSeason } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import type { Letter, PlannedMail } from '../letter.js';
import { MailFailure } from '../mailFailure.js';
import { loadRound, type PostRound } from './loadRound.js';
import { postponeMails, releaseMails } from './postponeMails.js';
import { createSentNotes, type SentNotes } from './sentNotes.js';
import { dropMail, keepMail, settleMail } from './settleMail.js';
import { writeAnnouncement } from './writeAnnouncement.js';
import { writeReminder } from './writeReminder.js';
import { writeReport } from './writeReport.js';

/** Number of mails in a batch. */
const BATCH = 200;
/** A process that took mails and died leaves them to others after this, milliseconds; longer than a batch takes. */
const LEASE = 2 * 60_000;
/** After this no more mails of a batch are begun: a slow server must not outlast the claim on them, milliseconds. */
const TURN = 5_000;

/**
 * Sends a batch of due mails. A mail stays in the queue until the mail server accepted it: neither an unreachable
 * server nor a crash loses one. Only a mail that the server accepted but that could not be noted, as its process died
 * or the database failed, is sent again, with the same message id.
 * @returns whether more may be due; false when the mail server can't be reached
 */
export async function sendDueMails(context: MailContext): Promise<boolean> {
  const snapshot = await currentSnapshot(context);
  if (!snapshot) return false;
  const competitionId = snapshot.competition.id;
  const mails = await claimDue(context, context.models.SentMail, {
    where: { competitionId, state: 'waiting' },
    limit: BATCH,
    leaseMs: LEASE,
  });
  if (mails.length === 0) return false;
  const season = await loadSeason(context, { competitionId });
  const round = await loadRound(context, mails, { season, snapshot });
  const end = context.realNow() + TURN;
  const turn: Turn = { failedMails: [], untriedMails: [], notes: createSentNotes(context) };
  const limit = pLimit(context.env.mailConnections);
  const sendOrLeave = async (mail: PlannedMail) => {
    if (turn.failedMails.length > 0 || context.realNow() > end) turn.untriedMails.push(mail);
    else await sendMail(context, mail, round, turn);
  };
  await Promise.all(mails.map((mail) => limit(sendOrLeave, mail)));
  const { failedMails, untriedMails } = turn;
  if (failedMails.length > 0) {
    await postponeMails(context, { competitionId, failedMails, untriedMails });
    return false;
  }
  if (untriedMails.length > 0) await releaseMails(context, untriedMails);
  return true;
}

interface Turn {
  /** Mails that found the server out of reach: trying others makes no sense. */
  readonly failedMails: PlannedMail[];
  readonly untriedMails: PlannedMail[];
  readonly notes: SentNotes;
}

async function sendMail(
  context: MailContext,
  mail: PlannedMail,
  round: PostRound,
  turn: Turn,
): Promise<void> {
  const { log, mailer, realNow } = context;
  const { kind, weekId, userId, attempts } = mail;
  const logEntry = { mail: kind, weekId, userId };
  try {
    const letter = await writeLetter(context, mail, round);
    if (letter.kind === 'unwanted') {
      await dropMail(context, mail);
    } else if (letter.kind === 'later') {
      await settleMail(context, mail, { nextTryAt: realNow() + letter.pause, attempts });
    } else {
      await mailer.send(letter.mail);
      // A mail that is out but not noted stays claimed; when the claim expires it is sent again, with the same id.
      await turn.notes.note({ id: mail.id, halfPoints: letter.halfPoints }).then(
        () => log.info(logEntry, 'mail sent'),
        (error: unknown) => log.error({ ...logEntry, err: error }, 'mail sent, not noted'),
      );
    }
  } catch (error) {
    // A mail that can't be written must not stop the others.
    const failure = error instanceof MailFailure ? error.kind : 'deferred';
    if (failure === 'unreachable') turn.failedMails.push(mail);
    log.warn({ ...logEntry, err: error, failure, attempts: attempts + 1 }, 'mail not sent');
    await keepMail(context, mail, { failure, error });
  }
}

function writeLetter(context: MailContext, mail: PlannedMail, round: PostRound): Promise<Letter> {
  switch (mail.kind) {
    case 'deadline':
      return writeReminder(context, mail, round);
    case 'report':
      return writeReport(context, mail, round);
    case 'announcement':
      return writeAnnouncement(context, mail);
    case 'payment':
      return context.writePaymentMail(mail);
  }
}
