import type { Transaction } from 'sequelize';
import { writeAudit } from '../../infra/audit/writeAudit.js';
import type { GameContext } from '../../infra/context.js';
import type { NewsEdit } from '../../models/index.js';
import type { Feed, FeedNews, FeedPlayer } from '../feed/feed.js';

/**
 * Returns the feed with the news that operators wrote. News that the feed supersedes is ended, added to the feed's
 * warnings and written to the audit log. Call it with the competition's row locked.
 * @param only the players that the feed speaks of; null for all of them
 */
export async function holdNews(
  { models, clock }: Pick<GameContext, 'models' | 'clock'>,
  feed: Feed,
  competitionId: number,
  transaction: Transaction,
  only: ReadonlySet<number> | null = null,
): Promise<Feed> {
  const inForce = await models.NewsEdit.findAll({
    where: { competitionId, endedAt: null },
    order: ['id'],
    raw: true,
    transaction,
  });
  const edits = inForce.filter(({ playerId }) => only === null || only.has(playerId));
  if (edits.length === 0) return feed;
  const { players, ended } = applyNews(feed.players, edits);
  for (const { id, playerId, because } of ended) {
    await models.NewsEdit.update({ endedAt: clock.now() }, { where: { id }, transaction });
    const entry = { actorId: null, action: 'player.news-ended', subject: `player ${playerId}` };
    await writeAudit({ models, clock }, { ...entry, reason: because, details: { editId: id } }, transaction);
  }
  const warnings = [...feed.warnings, ...ended.map(({ because }) => `${because}.`)];
  const names = new Map(feed.players.map(({ id, name }) => [id, name]));
  const held = edits.map(({ id, playerId }) => ({
    kind: 'news' as const,
    subject: names.get(playerId) ?? String(playerId),
    isKept: !ended.some((one) => one.id === id),
  }));
  return { ...feed, players, warnings, edits: [...(feed.edits ?? []), ...held] };
}

/** The fields of an edit that decide its effect. */
export type HeldNews = Pick<NewsEdit, 'id' | 'playerId' | 'feedNews' | keyof FeedNews>;

interface EditedPlayers {
  readonly players: readonly FeedPlayer[];
  readonly ended: readonly { readonly id: number; readonly playerId: number; readonly because: string }[];
}

/**
 * Applies edited news to the players of a feed. It ends when the feed has other news than the one it replaced, which is
 * also so when the feed agrees.
 * @param edits those in force, at most one for each player
 */
export function applyNews(players: readonly FeedPlayer[], edits: readonly HeldNews[]): EditedPlayers {
  const edited = new Map<number, FeedNews>();
  const ended: EditedPlayers['ended'][number][] = [];
  const playerById = new Map(players.map((player) => [player.id, player]));
  for (const edit of edits) {
    const player = playerById.get(edit.playerId);
    const { id, playerId } = edit;
    if (player && JSON.stringify(newsIn(player)) === edit.feedNews) edited.set(playerId, newsIn(edit));
    else if (player)
      ended.push({
        id,
        playerId,
        because: `${player.name}: the feed has other news, so the edited one ended`,
      });
    else ended.push({ id, playerId, because: `Player ${playerId} is gone, so his edited news ended` });
  }
  if (edited.size === 0) return { players, ended };
  return { players: players.map((player) => ({ ...player, ...edited.get(player.id) })), ended };
}

/** The news of a player alone, its fields in a fixed order. */
export function newsIn({ news, newsNl, newsEn, newsSource, newsAt }: Partial<FeedNews>): FeedNews {
  return {
    news: news ?? null,
    newsNl: newsNl ?? null,
    newsEn: newsEn ?? null,
    newsSource: newsSource ?? null,
    // Drivers answer moments as they like.
    newsAt: newsAt == null ? null : Number(newsAt),
  };
}
