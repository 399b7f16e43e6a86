import { join } from 'node:path';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import { sanitizeBody } from '../../infra/text/sanitizeBody.js';
import type { FeedPage } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { readFeedFile } from './readFeedFile.js';

/** The pages that every competition has (spec §7). */
export const PAGE_SLUGS = ['rules', 'terms', 'privacy-policy', 'cookie-policy', 'prizes'] as const;
const LANGUAGES = ['nl', 'en'] as const;
/** The first line is the title; what follows is the body. */
const TITLE = /^\s*<h1>([^<]{1,200})<\/h1>/;

/**
 * Reads `content/<language>/<slug>.html` of a pack. A page that the pack leaves out is the one that all packs share, in
 * `competitions/common`.
 */
export async function readPages(directory: string, problems: FeedProblems): Promise<FeedPage[]> {
  const pages: FeedPage[] = [];
  for (const language of LANGUAGES) {
    for (const slug of PAGE_SLUGS) {
      const page = await readPage(directory, language, slug, problems);
      if (page) pages.push(page);
    }
  }
  return pages;
}

async function readPage(
  directory: string,
  language: (typeof LANGUAGES)[number],
  slug: string,
  problems: FeedProblems,
): Promise<FeedPage | null> {
  const file = `content/${language}/${slug}.html`;
  const found = problems.found.length;
  const own = await readFeedFile(directory, file, problems, { isOptional: true });
  // A page that is there but can't be read is no reason to show another one.
  if (problems.found.length > found) return null;
  const html = own ?? (await readFeedFile(commonDirectory(), `${language}/${slug}.html`, problems));
  if (html === null) return null;
  const title = TITLE.exec(html)?.[1];
  if (title === undefined) {
    problems.add(file, 1, null, 'The first line must be <h1>the title</h1>.');
    return null;
  }
  return { slug, language, title: title.trim(), body: sanitizeBody(html.replace(TITLE, '')) };
}

function commonDirectory(): string {
  return join(competitionsDirectory(), 'common');
}
