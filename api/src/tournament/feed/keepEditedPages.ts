import { Op, type Transaction } from 'sequelize';
import type { Database } from '../../infra/db/database.js';
import type { Feed } from './feed.js';

/**
 * The feed with pages edited by operators in place of its own: an import does not overwrite them. Pages of the feed
 * that differ from the edited ones are among its warnings.
 * @param take uses the feed's pages instead
 */
export async function keepEditedPages(
  { models }: Database,
  feed: Feed,
  competitionId: number,
  { transaction, take }: { readonly transaction: Transaction; readonly take: boolean },
): Promise<Feed> {
  const editedPages = await models.Page.findAll({
    attributes: ['slug', 'language', 'title', 'body'],
    where: { competitionId, editedAt: { [Op.ne]: null } },
    order: ['slug', 'language'],
    raw: true,
    transaction,
  });
  if (editedPages.length === 0) return feed;
  const keyOf = ({ slug, language }: { slug: string; language: string }) => `${slug} (${language})`;
  const fromFeed = new Map(feed.pages.map((page) => [keyOf(page), page]));
  const differing = editedPages.filter((page) => {
    const own = fromFeed.get(keyOf(page));
    return own !== undefined && (own.title !== page.title || own.body !== page.body);
  });
  const editedKeys = new Set(editedPages.map(keyOf));
  const edits = [
    ...(feed.edits ?? []),
    ...differing.map((page) => ({ kind: 'page', subject: keyOf(page), isKept: !take }) as const),
  ];
  if (take) {
    await models.Page.update({ editedAt: null }, { where: { competitionId }, transaction });
    return { ...feed, edits };
  }
  return {
    ...feed,
    edits,
    pages: [
      ...feed.pages.filter((page) => !editedKeys.has(keyOf(page))),
      ...editedPages.map(({ slug, language, title, body }) => ({ slug, language, title, body })),
    ],
    warnings: [
      ...feed.warnings,
      ...differing.map((page) => `The page ${keyOf(page)} was written by an operator and stays as it is.`),
    ],
  };
}
