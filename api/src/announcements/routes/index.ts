import { competitionsOf, type Route, route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { requireCompetition } from '../../tournament/index.js';
import { announce, endAnnouncement } from '../announce.js';
import { loadShown } from '../loadShown.js';
import { presentAnnouncement, presentForOperator } from '../presentAnnouncements.js';
import { countAudience } from '../segments.js';

const shown = route('GET announcements', async ({ context, caller }) => {
  const { id: competitionId } = await requireCompetition(context);
  const rows = await loadShown(context, { competitionId, userId: caller?.userId ?? null });
  return { announcements: rows.map(presentAnnouncement) };
});

const ofCompetitions = (ids: readonly number[] | null) => (ids ? { competitionId: [...ids] } : {});

const list = route('GET admin/announcements', async ({ context, query, caller }) => {
  const { pageNumber, pageRecords } = query;
  const { rows, count } = await context.models.Announcement.findAndCountAll({
    where: ofCompetitions(competitionsOf(caller, 'editor')),
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  return { totalRecords: count, announcements: await presentForOperator(context, rows) };
});

const audience = route('GET admin/announcements/audience', async ({ context, query }) => {
  const { segment, isEverywhere } = query;
  const { id } = await requireCompetition(context);
  return countAudience(context, { segment, competitionId: isEverywhere ? null : id });
});

const make = route('POST admin/announcements', async ({ context, body, caller }) => {
  const { reason, isEverywhere, ...announcement } = body;
  if (isEverywhere && competitionsOf(caller, 'editor') !== null) throw new Refusal('forbidden');
  const { id } = await requireCompetition(context);
  const actor = { actorId: caller.userId, reason };
  const row = await announce(context, announcement, isEverywhere ? null : id, actor);
  const [presented] = await presentForOperator(context, [row]);
  if (!presented) throw new Refusal('not-found');
  return { announcement: presented };
});

const end = route('POST admin/announcements/{id}/end', async ({ context, params, body, caller }) => {
  const competitionIds = competitionsOf(caller, 'editor');
  const announcement = { id: params.id, competitionIds };
  await endAnnouncement(context, announcement, { actorId: caller.userId, reason: body.reason });
  return { ok: true as const };
});

export const announcementRoutes: readonly Route[] = [shown, list, audience, make, end];
