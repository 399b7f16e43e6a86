import type { Team } from '../../models/index.js';
import { freeTransfersOf, heldWeek, loadLineup, loadTransfers } from '../../teams/index.js';
import { competitionLook, publicAddress } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import { deadlineMail } from '../deadlineMail.js';
import {
  fromCompetition,
  type Letter,
  messageId,
  type PlannedMail,
  type PostRound,
  UNWANTED,
} from '../letter.js';
import { nameInMail } from '../nameInMail.js';
import { loadAddressee } from './addressee.js';
import { opensAt } from './reminderWindow.js';
import { starterWorries } from './starterWorries.js';

/** The reminder before a deadline; unwanted once the deadline has passed, or before its hour when the clock was set back. */
export async function writeReminder(
  context: MailContext,
  planned: PlannedMail,
  { season, snapshot }: PostRound,
): Promise<Letter> {
  const { weekId } = planned;
  const { deadline, deadlineWeek } = season.info;
  if (deadlineWeek !== weekId || deadline === null) return UNWANTED;
  // Asked for each mail: a slow mail server may take a batch beyond the deadline.
  const now = context.clock.now();
  if (now >= deadline || now < opensAt(deadline, season.competition.settings)) return UNWANTED;
  const addressee = await loadAddressee(context, { ...planned, kind: 'deadline' });
  if (!addressee) return UNWANTED;
  const { to, team, unsubscribe } = addressee;
  const [lineup, left] = await Promise.all([
    loadLineup(context, team.id, heldWeek(team, season)),
    freeTransfersLeft(context, team, season, weekId),
  ]);
  if (!lineup) return UNWANTED;
  const worries = starterWorries({ snapshot, lineup, weekId, now });
  const { publicUrl } = context.env;
  const look = competitionLook(season.competition, to.language);
  const mail = deadlineMail(
    { teamName: nameInMail(team.name, to), weekId, deadline, worries, freeTransfers: left },
    {
      to,
      look,
      teamUrl: publicAddress(context.env, season.competition, `/team/${team.id}`),
      unsubscribe,
      id: messageId(planned, publicUrl),
    },
  );
  return { kind: 'ready', mail: fromCompetition(mail, season.competition, look), halfPoints: null };
}

/** Null while changes are unlimited. */
async function freeTransfersLeft(
  context: MailContext,
  team: Team,
  { competition }: PostRound['season'],
  weekId: number,
): Promise<number | null> {
  const transfers = await loadTransfers(context, team.id);
  const { left, unlimited } = freeTransfersOf(team, { weekId, rules: competition.rules, transfers });
  return unlimited ? null : left;
}
