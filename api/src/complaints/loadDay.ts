import type { ResponseOf } from '@euro/api-contract';
import { countAppeals } from '../help/index.js';
import type { BaseContext } from '../infra/context.js';
import { select } from '../infra/db/select.js';

type Day = NonNullable<ResponseOf<'GET admin/complaints'>['lastDay']>;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** One answer to all complaints about a thing that waited for it. */
const ANSWERS = `
  SELECT x.answered_at - MIN(x.made_at) AS took
    FROM complaints x WHERE x.decided_at > :since AND x.answered_at > :since
   GROUP BY x.comment_id, x.league_id, x.team_id, x.answered_at`;

/**
 * What the desk answered in the last 24 hours, how long the first complaint of each waited, and who appealed. Both in
 * real time, at any speed of the game's clock; what was deleted meanwhile is not in it.
 */
export async function loadDay({
  sequelize,
  realNow,
}: Pick<BaseContext, 'sequelize' | 'realNow'>): Promise<Day> {
  const since = realNow() - DAY;
  const answers = await select<{ took: number }>(sequelize, ANSWERS, { since });
  const median = medianOf(answers.map(({ took }) => Number(took)));
  return {
    answered: answers.length,
    medianMinutes: median === null ? null : Math.round(median / MINUTE),
    appeals: await countAppeals({ sequelize }, since),
  };
}

/** The middle one, or the mean of the middle two; null of nothing. */
function medianOf(numbers: readonly number[]): number | null {
  const ordered = numbers.toSorted((a, b) => a - b);
  const upper = ordered[Math.floor(ordered.length / 2)];
  const lower = ordered[Math.floor((ordered.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
