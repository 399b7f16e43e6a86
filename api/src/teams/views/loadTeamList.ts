import type { ResponseOf } from '@euro/api-contract';
import { toPoints } from '@euro/game';
import type { Sequelize } from 'sequelize';
import { type Caller, isPremium } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { type JsonPart, partSql, readPart } from '../../infra/db/jsonPart.js';
import { select } from '../../infra/db/select.js';
import { Refusal } from '../../infra/errors.js';
import type { Team } from '../../models/index.js';
import { readTeamPayment, TEAM_PAYMENT } from '../../payments/index.js';
import {
  COMPETITION_COLUMNS,
  type CompetitionRow,
  ownCompetition,
  readCompetition,
} from '../../tournament/index.js';
import { RESULTS, readResults } from '../loadResults.js';
import { presentBadge } from '../presentBadge.js';

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
> &
  Readonly<Record<'results' | 'payment', unknown>>;

/** The teams of a user `u` in the competition `c`. */
function teamsOf(sequelize: Sequelize): JsonPart<TeamRow> {
  return {
    columns: {
      id: 't.id',
      name: 't.name',
      weekId: 't.week_id',
      paid: 't.paid',
      paymentId: 't.payment_id',
      createdAt: 't.created_at',
      badge: 't.badge',
      nameVisible: 't.name_visible',
      freeHitWeek: 't.free_hit_week',
      wildCardWeek: 't.wild_card_week',
      bankWeek: 't.bank_week',
      tripleCaptainWeek: 't.triple_captain_week',
      results: partSql(sequelize, RESULTS),
      payment: partSql(sequelize, TEAM_PAYMENT),
    },
    key: 't.id',
    from: 'teams t WHERE t.user_id = u.id AND t.competition_id = c.id AND t.deleted_at IS NULL',
  };
}

interface ListRow extends CompetitionRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly teams: unknown;
}

/** The teams of a user in a competition, the oldest first; one statement, so that no answer mixes two settlements. */
export async function loadTeamList(context: BaseContext, caller: Caller): Promise<ResponseOf<'GET teams'>> {
  const { sequelize } = context;
  const part = teamsOf(sequelize);
  const own = ownCompetition(context);
  const [row] = await select<ListRow>(
    sequelize,
    `SELECT u.id, u.first_name AS firstName, u.last_name AS lastName, ${COMPETITION_COLUMNS},
            ${partSql(sequelize, part)} AS teams
       FROM users u LEFT JOIN competitions c ON c.id = (SELECT c.id FROM competitions c WHERE ${own.where})
      WHERE u.id = :userId`,
    { ...own.values, userId: caller.userId },
  );
  if (!row) throw new Refusal('session-expired');
  const { id, firstName, lastName } = row;
  const competition = row.competitionId === null ? null : readCompetition(row);
  const teams = readPart(part, row.teams).sort((a, b) => a.id - b.id);
  return {
    teams: teams.map((team) => {
      const last = readResults(team.id, team.results).at(-1);
      return {
        id: team.id,
        name: team.name,
        teamName: team.name,
        weekId: team.weekId,
        points: toPoints(last?.totalHalf ?? 0),
        rank: last?.generalRank ?? null,
        paid: Boolean(team.paid),
        paymentId: team.paymentId ?? null,
        payment: readTeamPayment(team.payment).get(team.paymentId ?? 0) ?? null,
        price: (competition?.settings.teamPrice ?? 0) / 100,
        createdAt: new Date(team.createdAt).toISOString(),
        badge: presentBadge(team.badge, isPremium(caller)),
        nameVisible: Boolean(team.nameVisible),
        freeHit: team.freeHitWeek ?? null,
        wildCard: team.wildCardWeek ?? null,
        bank: team.bankWeek ?? null,
        tripleCaptain: team.tripleCaptainWeek ?? null,
        scoredWeek: last ? { weekId: last.weekId, points: toPoints(last.halfPoints) } : null,
      };
    }),
    user: { id, firstName, lastName },
  };
}
