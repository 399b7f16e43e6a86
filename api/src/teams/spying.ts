import type { ResponseOf } from '@euro/api-contract';
import { QueryTypes, type Transaction } from 'sequelize';
import { type Caller, isPremium } from '../http/index.js';
import type { BaseContext } from '../infra/context.js';
import type { Database } from '../infra/db/database.js';
import { lockUser } from '../infra/db/lockUser.js';
import { Refusal } from '../infra/errors.js';
import { loadSeason, requirePlayable } from '../tournament/index.js';
import { loadLineup } from './loadLineup.js';
import { loadOwnedTeam } from './loadOwnedTeam.js';
import { boosterOf } from './modeOf.js';
import { may } from './policies/policies.js';
import { presentManager } from './views/presentTeam.js';

interface SpyRequest {
  readonly teamId: number;
  /** The matchday; when left out, the open one. */
  readonly weekId?: number | undefined;
}

/**
 * The lineup that a team has saved for the open matchday; adds one to the owner's count of looks (decisions §5.5).
 * The clock of this transaction decides which matchday is open: a lineup that has locked meanwhile is public and not
 * counted. The owner's own looks are not counted.
 */
export async function spyOnTeam(
  context: BaseContext,
  caller: Caller,
  { teamId, weekId: requestedWeekId }: SpyRequest,
  transaction: Transaction,
): Promise<ResponseOf<'POST team/{id}/spy'>> {
  // Locked before anything is read: two looks of one person are counted one after the other.
  await lockUser(context, caller.userId, transaction);
  const team = await loadOwnedTeam(context, teamId, transaction);
  if (!team) throw new Refusal('not-found');
  await requirePlayable(context, team.competitionId, transaction);
  const season = await loadSeason(context, { competitionId: team.competitionId }, transaction);
  if (!season.competition.settings.spyingEnabled) throw new Refusal('spying-disabled');
  const isOwn = may(caller, 'team.readComingLineup', team);
  if (!isOwn && !isPremium(caller)) throw new Refusal('premium-required');
  const weekId = season.info.deadlineWeek;
  if (weekId === null || (requestedWeekId !== undefined && requestedWeekId !== weekId))
    throw new Refusal('nothing-to-show-yet');
  const lineup = await loadLineup(context, team.id, weekId, transaction);
  if (!lineup) throw new Refusal('nothing-to-show-yet');
  if (!isOwn) await countLook(context, { teamId: team.id, weekId, userId: caller.userId }, transaction);
  return {
    weekId,
    teamId: team.id,
    teamName: team.name,
    user: presentManager(team, caller),
    starting: [...lineup.starting],
    bench: [...lineup.bench],
    captainId: lineup.captainId,
    viceCaptainId: lineup.viceCaptainId,
    booster: boosterOf(team, weekId),
  };
}

/** Looks of one user within this time count once, in real milliseconds. */
const SAME_LOOK = 10 * 60_000;

interface Look {
  readonly teamId: number;
  readonly weekId: number;
  /** The spying user. */
  readonly userId: number;
}

/**
 * Counts a look at a lineup before its deadline (decisions §5.5). Call it with the looking user's row locked: his
 * looks are counted one after the other.
 */
async function countLook(
  { models, realNow }: Pick<BaseContext, 'models' | 'realNow'>,
  look: Look,
  transaction: Transaction,
): Promise<void> {
  const now = realNow();
  const row = await models.LineupLook.findOne({ where: { ...look }, transaction });
  if (!row) {
    await models.LineupLook.create({ ...look, looks: 1, countedAt: now }, { transaction });
  } else if (now - Number(row.countedAt) >= SAME_LOOK) {
    await row.update({ looks: row.looks + 1, countedAt: now }, { transaction });
  }
}

/**
 * Number of looks by others at a team's lineup before its deadline, by matchday, the first one first; never by whom.
 */
export async function loadLooks(
  { sequelize }: Pick<Database, 'sequelize'>,
  teamId: number,
): Promise<{ weekId: number; looks: number }[]> {
  const rows = await sequelize.query<{ weekId: number; looks: number | string }>(
    `SELECT week_id AS weekId, SUM(looks) AS looks FROM lineup_looks
      WHERE team_id = :teamId GROUP BY week_id ORDER BY week_id LIMIT 99`,
    { replacements: { teamId }, type: QueryTypes.SELECT },
  );
  // MySQL sums integers to decimals, which arrive as text.
  return rows.map(({ weekId, looks }) => ({ weekId, looks: Number(looks) }));
}
