import type { LineupCandidate } from '@euro/game';
import type { Transaction } from 'sequelize';
import { loadSeason } from '../competition/loadSeason.js';
import type { AppContext } from '../context.js';
import { Refusal } from '../errors.js';
import type { Team } from '../models/index.js';
import { checkTeamName } from '../teams/checkTeamName.js';
import { loadGamePlayers } from '../teams/loadGamePlayers.js';
import { modeOf, openWeek } from '../teams/modeOf.js';
import { acceptSquad } from '../teams/squadChange.js';
import { writeLineup } from '../teams/storedLineup.js';

export interface NewTeam {
  readonly competitionId?: number;
  readonly competitionFeed?: string | undefined;
  readonly seasonId?: number | undefined;
  readonly teamName: string;
  readonly candidate: LineupCandidate;
  readonly nameVisible: boolean;
  /** How many teams of this competition the owner may have before he is refused. */
  readonly limit: number;
}

/** Creates a team that scores from the matchday that is open now. */
export async function createTeam(
  context: AppContext,
  userId: number,
  given: NewTeam,
  transaction: Transaction,
): Promise<Team> {
  const { models } = context;
  await lockOwner(context, userId, transaction);
  const season = await loadSeason(context, given, transaction);
  const { competition, now } = season;
  const where = { userId, competitionId: competition.id, deletedAt: null };
  if ((await models.Team.count({ where, transaction })) >= given.limit) throw new Refusal('team-exists');
  if (modeOf(null, season) === 'locked') throw new Refusal('team-locked');

  const name = checkTeamName(given.teamName, 'creation');
  const weekId = openWeek(season);
  const { candidate } = given;
  const players = await loadGamePlayers(context, competition.id, idsOf(candidate), transaction);
  const { budget } = competition.rules;
  const { lineup, moneyLeft } = acceptSquad({
    competition,
    weekId,
    candidate,
    current: null,
    moneyLeft: budget,
    players,
  });

  const { nameVisible } = given;
  const team = await models.Team.create(
    { competitionId: competition.id, userId, name, nameVisible, weekId, createdAt: now, moneyLeft },
    { transaction },
  );
  await models.TeamLineup.create(
    { teamId: team.id, weekId, ...writeLineup(lineup), savedAt: now },
    { transaction },
  );
  return team;
}

/** The user's row is the lock: two creations at once are judged one after the other. */
export async function lockOwner(
  { models }: Pick<AppContext, 'models'>,
  userId: number,
  transaction: Transaction,
): Promise<void> {
  const owner = await models.User.findByPk(userId, { attributes: ['id'], transaction, lock: true });
  if (!owner) throw new Refusal('session-expired');
}

function idsOf({ starting, bench }: LineupCandidate): number[] {
  return [...starting, ...bench];
}
