import { Op } from 'sequelize';
import { loadTeamPoints } from '../../teams/index.js';
import { competitionLook, publicAddress, type Season } from '../../tournament/index.js';
import type { MailContext } from '../context.js';
import {
  type Letter,
  messageId,
  type PlannedMail,
  UNWANTED_LETTER,
  withCompetitionSender,
} from '../letter.js';
import { reportMail } from '../reportMail.js';
import type { PostRound } from './loadRound.js';
import { reportFacts } from './reportFacts.js';

const MINUTE = 60_000;

/**
 * The report of a confirmed matchday. It waits while the matchday is open again; when an earlier one went out already,
 * it is only sent if the points are others, as a correction.
 */
export async function writeReport(
  context: MailContext,
  plannedMail: PlannedMail,
  round: PostRound,
): Promise<Letter> {
  const { weekId } = plannedMail;
  const { season, snapshot, addressees } = round;
  if (!isConfirmed(season, weekId)) return { kind: 'later', pause: MINUTE };
  const addressee = addressees.get(plannedMail.id);
  const earlier = await loadEarlier(context, plannedMail);
  if (!addressee || addressee.team.weekId > weekId) return UNWANTED_LETTER;
  // Whether this one corrects the earlier report is known only once that one was sent.
  if (earlier?.state === 'waiting') return { kind: 'later', pause: MINUTE };
  const { to, team, unsubscribe } = addressee;
  const teamPoints = await loadTeamPoints(context, { teamId: team.id, weekId, caller: null });
  // It may have been opened again since the round began.
  if (!isConfirmed(teamPoints.season, weekId)) return { kind: 'later', pause: MINUTE };
  const facts = reportFacts(teamPoints, { snapshot, to, corrects: earlier?.halfPoints ?? null });
  if (!facts || facts.points === facts.corrects) return UNWANTED_LETTER;
  const { publicUrl } = context.env;
  const look = competitionLook(season.competition, to.language);
  const mail = reportMail(facts, {
    to,
    look,
    pointsUrl: publicAddress(context.env, season.competition, `/points/${team.id}`),
    unsubscribe,
    id: messageId(plannedMail, publicUrl),
  });
  return {
    kind: 'ready',
    mail: withCompetitionSender(mail, season.competition, look),
    halfPoints: facts.points,
  };
}

function isConfirmed({ matchdays }: Season, reportedWeek: number): boolean {
  return matchdays.some(({ weekId, state }) => weekId === reportedWeek && state === 'confirmed');
}

/** The report of the same matchday that was planned last before this one. */
function loadEarlier({ models }: MailContext, { userId, competitionId, weekId, kind, edition }: PlannedMail) {
  return models.SentMail.findOne({
    attributes: ['state', 'halfPoints'],
    where: {
      userId,
      competitionId,
      weekId,
      kind,
      edition: { [Op.lt]: edition },
      state: ['waiting', 'sent'],
    },
    order: [['edition', 'DESC']],
    raw: true,
  });
}
