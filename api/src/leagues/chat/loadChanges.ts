import type { ChatChanges } from '@euro/api-contract';
import type { Database } from '../../infra/db/database.js';
import { loadChangedComments, loadLatest } from './loadComments.js';

/** Comments of a whole list, and changes that are sent one by one (decisions §5.8). */
export const MAX_COMMENTS = 200;

type News = Omit<ChatChanges, 'online'>;

/**
 * Changes for a reader who has seen revision `after`; the whole list when more than 200 comments changed, or when the
 * league never had that revision. Writes of a league go one after the other, so a reader who received a revision
 * received everything up to it.
 */
export async function loadChanges(
  database: Pick<Database, 'sequelize' | 'models'>,
  leagueId: number,
  after: number,
): Promise<News> {
  // Read before the comments: they may be newer than it, never older.
  const revision = await loadRevision(database, leagueId);
  if (after > 0 && after <= revision) {
    const comments = await loadChangedComments(database, leagueId, after, MAX_COMMENTS + 1);
    if (comments.length <= MAX_COMMENTS) return news(false, revision, comments);
  }
  return news(true, revision, await loadLatest(database, leagueId, MAX_COMMENTS));
}

async function loadRevision({ models }: Pick<Database, 'models'>, leagueId: number): Promise<number> {
  const league = await models.League.findOne({
    attributes: ['chatRevision'],
    where: { id: leagueId },
    raw: true,
  });
  return league?.chatRevision ?? 0;
}

function news(whole: boolean, revision: number, comments: News['comments']): News {
  return { whole, comments, revision: Math.max(revision, ...comments.map((comment) => comment.revision)) };
}
