import type { ActivityCount, ResponseOf } from '@euro/api-contract';
import { Op } from 'sequelize';
import { select } from '../../infra/db/select.js';
import type { AppContext } from '../context.js';

/** Minutes of an hour, and of a day. */
const HOUR = 60;
export const DAY = 24 * HOUR;

/** Minutes of real time since 1970. */
export const minuteOf = (realNow: number) => Math.floor(realNow / 60_000);

type Activity = NonNullable<ResponseOf<'GET admin/work'>['activity']>;

interface SumRow {
  readonly name: string;
  readonly day: number | string;
  readonly dayBefore: number | string;
  readonly most: number;
}

/** What happened in the last whole minutes of real time, by minute, day and the day before. */
export async function loadActivity({ models, realNow, sequelize }: AppContext): Promise<Activity> {
  const end = minuteOf(realNow());
  const [sums, hour] = await Promise.all([
    select<SumRow>(
      sequelize,
      `SELECT name,
         SUM(CASE WHEN minute >= :day THEN count ELSE 0 END) AS day,
         SUM(CASE WHEN minute >= :day THEN 0 ELSE count END) AS dayBefore,
         MAX(CASE WHEN minute >= :day THEN count ELSE 0 END) AS most
       FROM minute_counts WHERE minute >= :dayBefore AND minute < :end GROUP BY name`,
      { day: end - DAY, dayBefore: end - 2 * DAY, end },
    ),
    models.MinuteCount.findAll({
      where: { minute: { [Op.gte]: end - HOUR, [Op.lt]: end } },
      raw: true,
    }),
  ]);
  const counted = (name: string): ActivityCount => {
    const sum = sums.find((row) => row.name === name);
    const minutes = Array.from({ length: HOUR }, () => 0);
    for (const row of hour) if (row.name === name) minutes[row.minute - end + HOUR] = row.count;
    // MySQL answers sums as text.
    return {
      minutes,
      day: Number(sum?.day ?? 0),
      dayBefore: Number(sum?.dayBefore ?? 0),
      most: sum?.most ?? 0,
    };
  };
  return {
    due: counted('due').minutes,
    saves: counted('saves'),
    signUps: counted('sign-ups'),
    mails: counted('mails'),
    refusedMails: counted('refused-mails'),
  };
}
