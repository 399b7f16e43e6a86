import type { Language, Page as PageJson } from '@euro/api-contract';
import { gameFacts, placeholderProblem } from '../content/index.js';
import type { Actor } from '../infra/audit/actor.js';
import { writeAudit } from '../infra/audit/writeAudit.js';
import type { BaseContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import { BODY_SIZE, sanitizeBody } from '../infra/text/sanitizeBody.js';
import type { Page } from '../models/index.js';
import type { LoadedCompetition } from '../tournament/index.js';
import { presentStoredPage } from './presentStoredPage.js';

/** A page in one language as an operator writes it. */
export interface WrittenPage {
  readonly competition: LoadedCompetition;
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  /** HTML; elements that are not allowed in a page are removed. */
  readonly body: string;
  /** Time of the last change of the page that was edited, epoch milliseconds; undefined overwrites any newer change. */
  readonly updated: number | undefined;
}

/**
 * Stores an existing page; later imports do not overwrite it.
 * @throws Refusal `not-found`, `body-too-large`, `invalid-input` for unknown placeholders, and
 * `page-changed-meanwhile` with the current page
 */
export async function savePage(context: BaseContext, pageEdit: WrittenPage, by: Actor): Promise<PageJson> {
  const { competition, slug, language, title } = pageEdit;
  const competitionId = competition.id;
  const body = sanitizeBody(pageEdit.body);
  if (Buffer.byteLength(body) > BODY_SIZE) throw new Refusal('body-too-large');
  await checkPlaceholders(context, competition, { body, language });
  return context.withTransaction(async (transaction) => {
    const { Page } = context.models;
    const where = { competitionId, slug };
    const rows = await Page.findAll({ where, order: ['language'], raw: true, transaction, lock: true });
    if (rows.length === 0) throw new Refusal('not-found');
    const before = rows.find((row) => row.language === language);
    if (before?.title === title && before.body === body) return presentStoredPage(rows);
    if (before && pageEdit.updated !== undefined && Number(before.updatedAt) > pageEdit.updated) {
      throw new Refusal('page-changed-meanwhile', { page: presentStoredPage(rows) });
    }
    // Later than whatever anybody may have read, also when the game's clock was set back.
    const latest = Math.max(...rows.map(({ updatedAt }) => Number(updatedAt)));
    const updatedAt = Math.max(await context.clock.fresh(transaction), latest + 1);
    const content = { title, body, updatedAt, editedAt: context.realNow() };
    if (before) await Page.update(content, { where: { ...where, language }, transaction });
    else await Page.create({ ...where, language, ...content }, { transaction });
    await audit(context, { pageEdit, before, body }, by, transaction);
    return presentStoredPage(await Page.findAll({ where, order: ['language'], raw: true, transaction }));
  });
}

/** They are filled when the page is read (docs/guides/operate.md). */
async function checkPlaceholders(
  { models }: BaseContext,
  { id: competitionId, settings }: LoadedCompetition,
  { body, language }: Pick<WrittenPage, 'body' | 'language'>,
): Promise<void> {
  const matchdays = await models.Matchday.count({ where: { competitionId } });
  const problem = placeholderProblem(body, gameFacts({ settings, matchdays, language }));
  if (problem === null) return;
  throw new Refusal('invalid-input', { issues: [{ path: 'body', code: 'placeholder' }], problem });
}

interface Change {
  readonly pageEdit: WrittenPage;
  readonly before: Page | undefined;
  readonly body: string;
}

async function audit(
  context: BaseContext,
  { pageEdit: { slug, language, title }, before, body }: Change,
  { actorId, reason }: Actor,
  transaction: Parameters<typeof writeAudit>[2],
): Promise<void> {
  const from = before ? { title: before.title, characters: before.body.length } : null;
  const details = { language, from, to: { title, characters: body.length } };
  await writeAudit(
    context,
    { actorId, action: 'page.saved', subject: `page ${slug}`, reason, details },
    transaction,
  );
}
