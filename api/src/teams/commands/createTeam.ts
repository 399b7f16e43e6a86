import type { Receipt } from '@euro/api-contract';
import type { LineupCandidate } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../../infra/context.js';
import { lockUser } from '../../infra/db/lockUser.js';
import { Refusal } from '../../infra/errors.js';
import { loadCompetition, loadSeason, requirePlayable } from '../../tournament/index.js';
import { decideMatchday } from '../decideMatchday.js';
import { loadGamePlayers } from '../loadGamePlayers.js';
import { checkTeamName } from '../naming.js';
import { describeNewSquad } from '../receipts/describeChanges.js';
import { writeReceipt } from '../receipts/receipts.js';
import { refuseLocked } from '../refuseLocked.js';
import { acceptSquad } from '../squadChange.js';
import { writeLineup } from '../storedLineup.js';

export interface NewTeam {
  readonly teamName: string;
  readonly candidate: LineupCandidate;
  readonly nameVisible: boolean;
  /** File name of its uploaded logo; without it the generated one is shown. */
  readonly badge?: string | null;
  /** The matchday that the change is for; when left out, the one that is open on arrival. */
  readonly weekId?: number | undefined;
}

/**
 * Creates a team that scores from the matchday that is open now. The number of teams per user is a setting of the
 * competition (spec §2 `/my-teams`).
 */
export async function createTeam(
  context: GameContext,
  userId: number,
  input: NewTeam,
  transaction: Transaction,
): Promise<Receipt> {
  const { models } = context;
  await lockUser(context, userId, transaction);
  const currentCompetition = await loadCompetition(context, transaction);
  if (currentCompetition) await requirePlayable(context, currentCompetition.id, transaction);
  const season = await loadSeason(context, {}, transaction);
  const { weekId, deadline, now } = decideMatchday(season, null, input.weekId);
  const { competition } = season;
  const where = { userId, competitionId: competition.id, deletedAt: null };
  if ((await models.Team.count({ where, transaction })) >= competition.settings.maxTeams) {
    throw new Refusal('too-many-teams');
  }
  const name = checkTeamName(input.teamName, 'creation');
  const { candidate, nameVisible } = input;
  const query = { competitionId: competition.id, ids: idsOf(candidate), deadline };
  const players = await loadGamePlayers(context, query, transaction);
  const squad = acceptSquad({ competition, weekId, candidate, current: null, players });
  const lineupChange = { season, weekId, now, before: null, after: candidate };
  await refuseLocked(context, lineupChange, 'lineup-invalid', transaction);
  const team = await models.Team.create(
    {
      competitionId: competition.id,
      userId,
      name,
      nameVisible,
      badge: input.badge ?? null,
      weekId,
      createdAt: now,
    },
    { transaction },
  );
  await models.TeamLineup.create(
    { teamId: team.id, weekId, ...writeLineup(squad), savedAt: now },
    { transaction },
  );
  const changes = describeNewSquad(squad, competition.rules.budget);
  return writeReceipt(context, { team, kind: 'team-created', weekId, now, deadline, changes }, transaction);
}

function idsOf({ starting, bench }: LineupCandidate): number[] {
  return [...starting, ...bench];
}
