import { type Feed, storedSettings } from '../tournament/index.js';
import { placeholderProblem } from './fillPage.js';
import { gameFacts } from './gameFacts.js';

/** Pages of a pack whose placeholders can't be filled: readers would see them as they are written. */
export function findUnknownFigures({ pages, matchdays, ...feed }: Feed): string[] {
  const settings = storedSettings.parse(JSON.parse(feed.settings));
  return pages.flatMap(({ slug, language, body }) => {
    const problem = placeholderProblem(body, gameFacts({ settings, matchdays: matchdays.length, language }));
    return problem === null
      ? []
      : [`content/${language}/${slug}.html: ${problem}. No figure of the page is filled in.`];
  });
}
