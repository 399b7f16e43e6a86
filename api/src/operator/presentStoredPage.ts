import type { Page as PageJson } from '@euro/api-contract';
import { sanitizeBody } from '../infra/text/sanitizeBody.js';
import type { Page } from '../models/index.js';

/** A page as it is stored, for its editor: Dutch first, nothing filled in. */
export function presentStoredPage(rows: readonly Page[]): PageJson {
  return {
    slug: rows[0]?.slug ?? '',
    updated: new Date(Math.max(...rows.map(({ updatedAt }) => Number(updatedAt)))).toISOString(),
    translations: rows
      .toSorted((a, b) => Number(b.language === 'nl') - Number(a.language === 'nl'))
      .map(({ language, title, body }) => ({ language, title, body: sanitizeBody(body) })),
  };
}
