import { join } from 'node:path';
import type { Language } from '@euro/api-contract';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import { BODY_SIZE, sanitizeBody } from '../../infra/text/sanitizeBody.js';
import type { FeedPage } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { ILLEGIBLE, isLegible } from './isLegible.js';
import { readFeedFile } from './readFeedFile.js';

/** The pages that every competition has (spec §7). */
export const PAGE_SLUGS = ['rules', 'terms', 'privacy-policy', 'cookie-policy', 'prizes'] as const;
const LANGUAGES = ['nl', 'en'] as const;
/** Placeholder for the competition's name in a page that several packs share. */
const NAME = '{{competition}}';
/** The first line is the title; what follows is the body. */
const TITLE = /^\s*<h1>([^<]{1,200})<\/h1>/;

/**
 * Reads `content/<language>/<slug>.html` of a pack. A page that the pack leaves out is the one that all packs share, in
 * `competitions/common`.
 * @param names the competition's, for pages that name it
 */
export async function readPages(
  directory: string,
  names: Readonly<Record<Language, string>>,
  problems: FeedProblems,
): Promise<FeedPage[]> {
  const pages: FeedPage[] = [];
  for (const language of LANGUAGES) {
    for (const slug of PAGE_SLUGS) {
      const html = await readPage(directory, `${language}/${slug}.html`, problems);
      if (html === null) continue;
      const page = partsOf(html.replaceAll(NAME, names[language]));
      const size = Buffer.byteLength(page.body);
      if (size > BODY_SIZE)
        problems.add(
          `content/${language}/${slug}.html`,
          null,
          null,
          `The page has ${size} bytes; ${BODY_SIZE} fit.`,
        );
      pages.push({ slug, language, ...page });
    }
  }
  return pages;
}

/** The text of a page with its title; null with a problem when there is none. */
async function readPage(directory: string, page: string, problems: FeedProblems): Promise<string | null> {
  const file = `content/${page}`;
  const problemsBefore = problems.list.length;
  const own = await readFeedFile(directory, file, problems, { isOptional: true });
  // An unreadable page is a problem; the default page must not hide it.
  if (problems.list.length > problemsBefore) return null;
  const html = own ?? (await readFeedFile(commonDirectory(), page, problems));
  const title = TITLE.exec(html ?? '')?.[1];
  if (html === null || (title !== undefined && isLegible(title.trim()))) return html;
  const problem = title === undefined ? 'The first line must be <h1>the title</h1>.' : `${ILLEGIBLE}.`;
  problems.add(file, 1, null, problem);
  return null;
}

function partsOf(html: string): Pick<FeedPage, 'title' | 'body'> {
  const title = TITLE.exec(html)?.[1] ?? '';
  return { title: title.trim(), body: sanitizeBody(html.replace(TITLE, '')) };
}

function commonDirectory(): string {
  return join(competitionsDirectory(), 'common');
}
