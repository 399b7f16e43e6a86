import { Op } from 'sequelize';
import type { BaseContext } from '../infra/context.js';
import type { Announcement } from '../models/index.js';
import { selectInSegment } from './segments.js';

/** Announcements that run at the same time and are looked at. */
const MOST = 20;

/**
 * The announcements that a competition shows a user now, newest first; visitors get those for everyone. One statement,
 * and one more for each that is for a segment.
 */
export async function loadShown(
  context: BaseContext,
  { competitionId, userId }: { readonly competitionId: number; readonly userId: number | null },
): Promise<Announcement[]> {
  const now = context.realNow();
  const rows: Announcement[] = await context.models.Announcement.findAll({
    where: {
      competitionId: { [Op.or]: [null, competitionId] },
      startsAt: { [Op.lte]: now },
      endsAt: { [Op.gt]: now },
    },
    order: [['id', 'DESC']],
    limit: MOST,
    raw: true,
  });
  const isShown = await Promise.all(
    rows.map(async (row) => {
      if (row.segment === 'everyone') return true;
      return userId !== null && (await selectInSegment(context, row, [userId])).length > 0;
    }),
  );
  return rows.filter((_, index) => isShown[index]);
}
