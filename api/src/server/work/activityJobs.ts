import { Op } from 'sequelize';
import { execute } from '../../infra/db/execute.js';
import type { Job } from '../../infra/jobs/job.js';
import type { AppContext } from '../context.js';
import { DAY, minuteOf } from './loadActivity.js';

/** Minutes after which counts are deleted: a day and the one before are shown. */
const KEPT = 2 * DAY;

/** Adds what this process counted to the stored counts of the minute. */
export const activityJob: Job<AppContext> = {
  name: 'activity',
  scope: 'process',
  everyMs: 10_000,
  async run(context) {
    const { activity, realNow } = context;
    const counts = activity.take();
    if (counts.length === 0) return;
    try {
      await addCounts(context, minuteOf(realNow()), counts);
    } catch (error) {
      for (const [kind, amount] of counts) activity.add(kind, amount);
      throw error;
    }
  },
};

/** Stores how much work of `jobs` is due, as one of the counts of the minute, and deletes old counts. */
export const dueSampleJobOf = (jobs: readonly Job<AppContext>[]): Job<AppContext> => ({
  name: 'due-sample',
  scope: 'worker',
  everyMs: 30_000,
  async run(context) {
    const { models, realNow, withTransaction } = context;
    const backlogs = await Promise.all(jobs.map(async (job) => (await job.backlog?.(context))?.due ?? 0));
    const minute = minuteOf(realNow());
    const count = backlogs.reduce((sum, due) => sum + due, 0);
    await withTransaction(
      async (transaction) => {
        await models.MinuteCount.upsert({ minute, name: 'due', count }, { transaction });
        await models.MinuteCount.destroy({ where: { minute: { [Op.lt]: minute - KEPT } }, transaction });
      },
      { touches: [] },
    );
  },
});

async function addCounts(
  { models, sequelize, withTransaction }: AppContext,
  minute: number,
  counts: readonly (readonly [string, number])[],
): Promise<void> {
  await withTransaction(
    async (transaction) => {
      // Several processes add to one count: the row exists first, then each adds its own.
      const rows = counts.map(([name]) => ({ minute, name, count: 0 }));
      await models.MinuteCount.bulkCreate(rows, { ignoreDuplicates: true, transaction });
      for (const [name, count] of counts) {
        await execute(
          sequelize,
          'UPDATE minute_counts SET count = count + :count WHERE minute = :minute AND name = :name',
          { minute, name, count },
          transaction,
        );
      }
    },
    { touches: [] },
  );
}
