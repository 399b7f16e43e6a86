import type { NewsEdit as NewsEditJson } from '@euro/api-contract';
import { route } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import type { NewsEdit } from '../../models/index.js';
import { editNews, loadCompetition, requireCompetition } from '../../tournament/index.js';
import { nameActors } from '../nameActors.js';

export const listNews = route('GET admin/news', async ({ context, query }) => {
  const { pageNumber, pageRecords } = query;
  const competition = await loadCompetition(context);
  const where = { competitionId: competition?.id ?? 0 };
  const { rows, count } = await context.models.NewsEdit.findAndCountAll({
    where,
    order: [['id', 'DESC']],
    limit: pageRecords,
    offset: (pageNumber - 1) * pageRecords,
    raw: true,
  });
  return { totalRecords: count, edits: await presentEdits(context, rows) };
});

export const postNews = route('POST admin/news', async ({ context, body, caller }) => {
  const { reason, playerId, news } = body;
  const competition = await requireCompetition(context);
  const result = await editNews(
    context,
    {
      ...{ competitionId: competition.id, playerId },
      news: news && { ...news, nl: news.nl || null, en: news.en || null },
    },
    { actorId: caller.userId, reason },
  );
  if (!result.ok) throw new Refusal(result.code, { problem: result.problem });
  const where = { id: result.editId };
  const rows = await context.models.NewsEdit.findAll({ where, limit: 1, raw: true });
  const [edit] = await presentEdits(context, rows);
  if (!edit) throw new Error('News that was written is not there.');
  return { edit };
});

async function presentEdits(context: BaseContext, rows: readonly NewsEdit[]): Promise<NewsEditJson[]> {
  const players = await context.models.Player.findAll({
    attributes: ['id', 'name'],
    where: { id: [...new Set(rows.map(({ playerId }) => playerId))] },
    raw: true,
  });
  const names = new Map(players.map(({ id, name }) => [id, name]));
  const actorOf = await nameActors(
    context,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map(({ id, at, endedAt, actorId, playerId, fromKind, reason, ...row }) => ({
    id,
    at: new Date(Number(at)).toISOString(),
    actor: actorOf(actorId),
    playerId,
    playerName: names.get(playerId) ?? `#${playerId}`,
    from: fromKind,
    news: row.news && { kind: row.news, nl: row.newsNl, en: row.newsEn, source: row.newsSource ?? '' },
    reason,
    endedAt: endedAt == null ? null : new Date(Number(endedAt)).toISOString(),
  }));
}
