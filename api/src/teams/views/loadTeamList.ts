import type { ResponseOf } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import { type Caller, isPremium } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import type { Team, User } from '../../models/index.js';
import { loadTeamPayments } from '../../payments/index.js';
import { type CompetitionChoice, loadCompetition } from '../../tournament/index.js';
import { loadResults } from '../loadResults.js';
import { presentBadge } from '../presentBadge.js';

/** Far more than somebody may have. */
const MOST = 100;

type OwnName = Pick<User, 'id' | 'firstName' | 'lastName'>;
type TeamRow = Pick<
  Team,
  | 'id'
  | 'name'
  | 'weekId'
  | 'paid'
  | 'paymentId'
  | 'createdAt'
  | 'badge'
  | 'nameVisible'
  | 'freeHitWeek'
  | 'wildCardWeek'
  | 'bankWeek'
  | 'tripleCaptainWeek'
>;

/** The teams of somebody in a competition, the oldest first. */
export async function loadTeamList(
  context: BaseContext,
  caller: Caller,
  choice: CompetitionChoice,
): Promise<ResponseOf<'GET teams'>> {
  const { userId } = caller;
  const [user] = await select<OwnName>(
    context.sequelize,
    'SELECT id, first_name AS firstName, last_name AS lastName FROM users WHERE id = :userId',
    { userId },
  );
  if (!user) throw new Refusal('session-expired');
  const competition = await loadCompetition(context, choice);
  const competitionId = competition?.id ?? 0;
  const teams = await select<TeamRow>(
    context.sequelize,
    `SELECT id, name, week_id AS weekId, paid, payment_id AS paymentId, created_at AS createdAt, badge,
            name_visible AS nameVisible, free_hit_week AS freeHitWeek, wild_card_week AS wildCardWeek,
            bank_week AS bankWeek, triple_captain_week AS tripleCaptainWeek
       FROM teams WHERE user_id = :userId AND competition_id = :competitionId AND deleted_at IS NULL
      ORDER BY id LIMIT ${MOST}`,
    { userId, competitionId },
  );
  const payments = await loadTeamPayments(context, teams);
  const results = await loadResults(
    context,
    competitionId,
    teams.map(({ id }) => id),
  );
  return {
    teams: teams.map((team) => {
      const last = results.findLast(({ teamId }) => teamId === team.id);
      return {
        id: team.id,
        name: team.name,
        teamName: team.name,
        weekId: team.weekId,
        points: toPoints(last?.totalHalf ?? 0),
        rank: last?.generalRank ?? null,
        paid: Boolean(team.paid),
        paymentId: team.paymentId ?? null,
        payment: payments.get(team.paymentId ?? 0) ?? null,
        price: (competition?.settings.teamPrice ?? 0) / 100,
        createdAt: new Date(team.createdAt).toISOString(),
        badge: presentBadge(team.badge, isPremium(caller)),
        nameVisible: Boolean(team.nameVisible),
        freeHit: team.freeHitWeek ?? null,
        wildCard: team.wildCardWeek ?? null,
        bank: team.bankWeek ?? null,
        tripleCaptain: team.tripleCaptainWeek ?? null,
      };
    }),
    user,
  };
}
