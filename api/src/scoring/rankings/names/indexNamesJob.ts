import type { Transaction } from 'sequelize';
import type { BaseContext, GameContext } from '../../../infra/context.js';
import type { Job } from '../../../infra/jobs/job.js';
import { namedTeamsAfter, namedTeamsSince } from './namedTeams.js';
import { loadNameProgress, type NameProgressRow } from './nameProgress.js';
import { claimNameRange, type NameRange } from './nameRanges.js';
import { writeNames } from './writeNames.js';

/** Real milliseconds between two runs. */
const EVERY = 5_000;
/** Longest interval between two writes of the progress while no name changes, in real milliseconds. */
const QUIET = 60_000;
/** Teams in one transaction: about 30 keys each. */
const BATCH = 1_000;

/**
 * Keeps the index of names in the database up to date (ADR 53). Several workers make it, each range by one of them
 * (ADR 63).
 */
export const indexNamesJob: Job = {
  name: 'name-index',
  scope: 'portal',
  everyMs: EVERY,
  queue: { lane: 'game', priority: 5, parallel: 4 },
  async run(context) {
    const before = await loadNameProgress(context);
    if (before.highestId === 0 && !(await hasTeams(context))) return 'done';
    const range = await claimNameRange(context, before, BATCH);
    if (range) {
      await indexRange(context, range);
      return 'again';
    }
    const progress = await loadNameProgress(context);
    return progress.complete ? followNames(context, progress) : 'done';
  },
};

async function hasTeams({ models }: BaseContext): Promise<boolean> {
  return (await models.Team.findOne({ attributes: ['id'], raw: true })) !== null;
}

/** Writes nothing when another worker has done the range meanwhile. */
async function indexRange(context: GameContext, { firstId, lastId }: NameRange): Promise<void> {
  const teams = await namedTeamsAfter(context, firstId - 1, BATCH, lastId);
  await context.withTransaction(async (transaction) => {
    const deletedCount = await context.models.NameRange.destroy({ where: { firstId }, transaction });
    if (deletedCount === 1) await writeNames(context, teams, transaction);
  });
}

/** Indexes teams that are new, and those named since the last time. */
async function followNames(context: GameContext, progress: NameProgressRow): Promise<'again' | 'done'> {
  const now = Date.now();
  const newTeams = await namedTeamsAfter(context, progress.highestId, BATCH);
  const isAll = newTeams.length < BATCH;
  const renamedTeams = isAll ? await namedTeamsSince(context, progress.readAt) : [];
  const teams = [...new Map([...renamedTeams, ...newTeams].map((team) => [team.teamId, team])).values()];
  if (teams.length === 0 && now - progress.readAt < QUIET) return 'done';
  const next = {
    highestId: Math.max(progress.highestId, ...newTeams.map(({ teamId }) => teamId)),
    readAt: isAll ? now : progress.readAt,
  };
  await context.withTransaction(async (transaction) => {
    if (await moveOn(context, progress, next, transaction)) await writeNames(context, teams, transaction);
  });
  return isAll ? 'done' : 'again';
}

/** False when another worker has indexed the same teams meanwhile. */
async function moveOn(
  { models }: GameContext,
  { highestId, readAt }: NameProgressRow,
  next: Pick<NameProgressRow, 'highestId' | 'readAt'>,
  transaction: Transaction,
): Promise<boolean> {
  const where = { id: 1, highestId, readAt };
  const [updatedCount] = await models.NameProgress.update(next, { where, transaction });
  return updatedCount === 1;
}
