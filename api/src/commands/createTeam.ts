import type { Receipt } from '@euro/api-contract';
import type { LineupCandidate } from '@euro/game';
import type { Transaction } from 'sequelize';
import { Refusal } from '../errors.js';
import type { GameContext } from '../settlement/index.js';
import { checkTeamName } from '../teams/checkTeamName.js';
import { decideMatchday } from '../teams/decideMatchday.js';
import { describeNewSquad } from '../teams/describeChanges.js';
import { loadGamePlayers } from '../teams/loadGamePlayers.js';
import { acceptSquad } from '../teams/squadChange.js';
import { writeLineup } from '../teams/storedLineup.js';
import { writeReceipt } from '../teams/writeReceipt.js';

export interface NewTeam {
  readonly competitionId?: number;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
  readonly teamName: string;
  readonly candidate: LineupCandidate;
  readonly nameVisible: boolean;
  /** The matchday it is meant for; without it, the one that is open when it arrives. */
  readonly weekId?: number | undefined;
}

/**
 * Creates a team that scores from the matchday that is open now. How many somebody may have is a setting of the competition
 * (spec §2 `/my-teams`).
 */
export async function createTeam(
  context: GameContext,
  userId: number,
  given: NewTeam,
  transaction: Transaction,
): Promise<Receipt> {
  const { models } = context;
  await lockOwner(context, userId, transaction);
  const { season, weekId, deadline, now } = await decideMatchday(context, null, given, transaction);
  const { competition } = season;
  const where = { userId, competitionId: competition.id, deletedAt: null };
  if ((await models.Team.count({ where, transaction })) >= competition.settings.maxTeams) {
    throw new Refusal('too-many-teams');
  }
  const name = checkTeamName(given.teamName, 'creation');
  const { candidate, nameVisible } = given;
  const players = await loadGamePlayers(context, competition.id, idsOf(candidate), transaction);
  const squad = acceptSquad({ competition, weekId, candidate, current: null, players });
  const team = await models.Team.create(
    { competitionId: competition.id, userId, name, nameVisible, weekId, createdAt: now },
    { transaction },
  );
  await models.TeamLineup.create(
    { teamId: team.id, weekId, ...writeLineup(squad), savedAt: now },
    { transaction },
  );
  const changes = describeNewSquad(squad, competition.rules.budget);
  return writeReceipt(context, { team, kind: 'team-created', weekId, now, deadline, changes }, transaction);
}

/** The user's row is the lock: two creations at once are judged one after the other. */
export async function lockOwner(
  { models }: Pick<GameContext, 'models'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const owner = await models.User.findOne({
    attributes: ['id'],
    where: { id: userId, deletedAt: null },
    transaction,
    lock: true,
  });
  if (!owner) throw new Refusal('session-expired');
}

function idsOf({ starting, bench }: LineupCandidate): number[] {
  return [...starting, ...bench];
}
