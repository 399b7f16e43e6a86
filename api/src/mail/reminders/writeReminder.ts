import type { Team } from '../../models/index.js';
import { freeTransfersOf, heldWeek, lineupIn, type StoredTransfer } from '../../teams/index.js';
import { competitionLook, publicAddress } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import { deadlineMail } from '../deadlineMail.js';
import {
  type Letter,
  messageId,
  type PlannedMail,
  UNWANTED_LETTER,
  withCompetitionSender,
} from '../letter.js';
import { nameInMail } from '../nameInMail.js';
import { lineupWarnings } from './lineupWarnings.js';
import type { PostRound } from './loadRound.js';
import { openingEdition, opensAt } from './reminderWindow.js';

/**
 * The reminder before a deadline, or that its matchday was opened again; unwanted once the deadline has passed, or before
 * its hour when the clock was set back.
 */
export async function writeReminder(
  context: MailContext,
  plannedMail: PlannedMail,
  { season, snapshot, addressees, lineups, transfers }: PostRound,
): Promise<Letter> {
  const { weekId } = plannedMail;
  const { deadline, deadlineWeek } = season.info;
  if (deadlineWeek !== weekId || deadline === null) return UNWANTED_LETTER;
  // Read for each mail: with a slow mail server a batch may outlast the deadline.
  const now = context.clock.now();
  const opened = openingOf(plannedMail, snapshot);
  const from = opened?.openedAt ?? opensAt(deadline, season.competition.settings);
  if (now >= deadline || now < from || (plannedMail.edition > 0 && !opened)) return UNWANTED_LETTER;
  const addressee = addressees.get(plannedMail.id);
  if (!addressee) return UNWANTED_LETTER;
  const { to, team, unsubscribe } = addressee;
  const lineup = lineupIn(lineups.get(team.id) ?? [], heldWeek(team, season));
  const remaining = freeTransfersLeft(team, season, { weekId, transfers: transfers.get(team.id) ?? [] });
  if (!lineup) return UNWANTED_LETTER;
  const warnings = lineupWarnings({ snapshot, lineup, weekId, now });
  const { publicUrl } = context.env;
  const look = competitionLook(season.competition, to.language);
  const mail = deadlineMail(
    {
      teamName: nameInMail(team.name, to),
      weekId,
      deadline,
      warnings,
      freeTransfers: remaining,
      closedAt: opened?.closedAt ?? null,
    },
    {
      to,
      look,
      teamUrl: publicAddress(context.env, season.competition, `/team/${team.id}`),
      unsubscribe,
      id: messageId(plannedMail, publicUrl),
    },
  );
  return { kind: 'ready', mail: withCompetitionSender(mail, season.competition, look), halfPoints: null };
}

/** When the mail's matchday was opened again, and since when it had been closed by mistake; null for an ordinary mail. */
function openingOf({ weekId, edition }: PlannedMail, { matchdays }: PostRound['snapshot']) {
  const matchday = matchdays.find((one) => one.weekId === weekId);
  const { openedAt = null, closedByMistakeAt = null } = matchday ?? {};
  if (openedAt === null || closedByMistakeAt === null || openingEdition(openedAt) !== edition) return null;
  return { openedAt, closedAt: closedByMistakeAt };
}

/** Null while changes are unlimited. */
function freeTransfersLeft(
  team: Team,
  { competition }: PostRound['season'],
  confirmed: { readonly weekId: number; readonly transfers: readonly StoredTransfer[] },
): number | null {
  const { left, unlimited } = freeTransfersOf(team, { rules: competition.rules, ...confirmed });
  return unlimited ? null : left;
}
