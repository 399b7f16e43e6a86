import { sanitizeBody } from '../../infra/text/sanitizeBody.js';
import { contentFolder } from './contentFolder.js';
import type { FeedPage } from './feed.js';
import type { FeedProblems } from './feedProblem.js';
import { readFeedFile } from './readFeedFile.js';

/** The pages that every competition has (spec §7). */
export const PAGE_SLUGS = ['rules', 'terms', 'privacy-policy', 'cookie-policy', 'prizes'] as const;
const LANGUAGES = ['nl', 'en'] as const;
/** The first line is the title; what follows is the body. */
const TITLE = /^\s*<h1>([^<]{1,200})<\/h1>/;

/** Reads `content/<language>/<slug>.html` of the feed, or of the product where the feed brings no pages. */
export async function readPages(
  feedDirectory: string,
  ownDirectory: string,
  problems: FeedProblems,
): Promise<FeedPage[]> {
  const directory = await contentFolder(feedDirectory, ownDirectory);
  const pages: FeedPage[] = [];
  for (const language of LANGUAGES) {
    for (const slug of PAGE_SLUGS) {
      const file = `${language}/${slug}.html`;
      const html = await readFeedFile(directory, file, problems);
      if (html === null) continue;
      const title = TITLE.exec(html);
      if (title?.[1] === undefined) problems.add(file, 1, null, 'The first line must be <h1>the title</h1>.');
      else
        pages.push({ slug, language, title: title[1].trim(), body: sanitizeBody(html.replace(TITLE, '')) });
    }
  }
  return pages;
}
