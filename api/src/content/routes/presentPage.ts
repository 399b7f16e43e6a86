import type { Page as PageJson } from '@euro/api-contract';
import type { Language } from '../../http/index.js';
import { sanitizeBody } from '../../infra/text/sanitizeBody.js';

interface PageRow {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly updatedAt: number;
}

/** A page in all its languages, the requested one first; null without any. */
export function presentPage(rows: readonly PageRow[], language: Language): PageJson | null {
  const [first] = rows;
  if (!first) return null;
  const sorted = rows.toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
  return {
    slug: first.slug,
    updated: new Date(Math.max(...rows.map(({ updatedAt }) => Number(updatedAt)))).toISOString(),
    // Sanitised when it was written, and again here, in case the row was written without the importer.
    translations: sorted.map((row) => ({
      language: row.language,
      title: row.title,
      body: sanitizeBody(row.body),
    })),
  };
}
