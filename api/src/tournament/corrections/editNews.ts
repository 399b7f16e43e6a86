import type { NewsKind } from '@euro/api-contract';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../infra/audit/actor.js';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { GameContext } from '../../infra/context.js';
import type { FeedNews } from '../feed/feed.js';
import { newsIn } from './holdNews.js';

/** News as an operator writes it. */
export interface WrittenNews {
  readonly kind: NewsKind;
  readonly nl: string | null;
  readonly en: string | null;
  readonly source: string;
}

interface NewsToEdit {
  readonly competitionId: number;
  readonly playerId: number;
  /** Null takes his news away. */
  readonly news: WrittenNews | null;
}

export type NewsResult =
  | { readonly ok: true; readonly editId: number }
  | { readonly ok: false; readonly code: 'not-found' | 'correction-invalid'; readonly problem: string };

/**
 * Replaces the news of a player, known from now on, in one transaction with its entry in the audit log. It holds until
 * the feed has other news of him.
 */
export function editNews(
  context: GameContext,
  { competitionId, playerId, news }: NewsToEdit,
  { actorId, reason }: Actor,
): Promise<NewsResult> {
  return context.withTransaction(async (transaction) => {
    const { models } = context;
    // Its row orders edits, imports and messages of the feed.
    await models.Competition.findByPk(competitionId, { raw: true, transaction, lock: true });
    const at = await context.clock.fresh(transaction);
    const player = await models.Player.findOne({
      where: { id: playerId, competitionId },
      raw: true,
      transaction,
    });
    if (!player) return failure('not-found', `There is no player ${playerId}.`);
    const before = newsIn(player);
    const after: FeedNews = {
      news: news?.kind ?? null,
      newsNl: news?.nl ?? null,
      newsEn: news?.en ?? null,
      newsSource: news?.source ?? null,
      newsAt: news && at,
    };
    if (isSaid(before, after)) return failure('correction-invalid', `${player.name} has this news already.`);
    await models.Player.update(after, { where: { id: playerId }, transaction });
    // Processes that cache what feeds brought read it again.
    await models.FeedImport.create({ competitionId, importedAt: at, changes: 1 }, { transaction });
    const editId = await store(
      context,
      { competitionId, playerId, before, after, reason, actorId, at },
      transaction,
    );
    return { ok: true, editId };
  });
}

/** Equal but for the moment. */
function isSaid(before: FeedNews, after: FeedNews): boolean {
  return (['news', 'newsNl', 'newsEn', 'newsSource'] as const).every(
    (field) => before[field] === after[field],
  );
}

function failure(code: 'not-found' | 'correction-invalid', problem: string): NewsResult {
  return { ok: false, code, problem };
}

interface EditToStore extends Actor {
  readonly competitionId: number;
  readonly playerId: number;
  readonly before: FeedNews;
  readonly after: FeedNews;
  readonly at: number;
}

/** It follows an earlier edit of the same player, which ends, with the feed's news of then. */
async function store(
  context: GameContext,
  { before, after, ...edit }: EditToStore,
  transaction: Transaction,
): Promise<number> {
  const { NewsEdit } = context.models;
  const where = { playerId: edit.playerId, endedAt: null };
  const earlier = await NewsEdit.findOne({ where, raw: true, transaction });
  await NewsEdit.update({ endedAt: edit.at }, { where, transaction });
  const feedNews = earlier?.feedNews ?? JSON.stringify(before);
  const row = { ...edit, ...after, feedNews, fromKind: before.news, endedAt: null };
  const { id } = await NewsEdit.create(row, { transaction });
  const { actorId, reason, playerId } = edit;
  const details = { editId: id, from: before, to: after };
  await writeAudit(
    context,
    { actorId, action: 'player.news-edited', subject: `player ${playerId}`, reason, details },
    transaction,
  );
  return id;
}
