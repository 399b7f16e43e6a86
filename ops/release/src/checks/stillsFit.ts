import { parseStills } from '../stills/readStills.js';
import { heavyStills, stillProblems } from '../stills/stillProblems.js';
import type { Check } from './check.js';

/** The stills of a build can be read, are small, and hold neither scripts nor addresses nor anything of a person. */
export const stillsFit: Check = ({ name, manifest, files }) => {
  const file = 'stills' in manifest ? manifest.stills?.file : undefined;
  const bytes = file === undefined ? undefined : files.get(file);
  if (!bytes) return [];
  const pages = parseStills(bytes.toString());
  const problems = pages
    ? Object.entries(pages).flatMap(([path, page]) =>
        [...stillProblems(page), ...heavyStills(page)].map((problem) => `${path}, ${problem}`),
      )
    : ['they cannot be read'];
  return problems.map((problem) => ({
    code: 'still-unfit',
    sentence: `A still of ${name} must not be sent with its page: ${problem}.`,
  }));
};
