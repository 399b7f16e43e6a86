import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../workspace/repository.js';

/** What parses text as HTML inside the page, where pictures load and handlers run before anything cleans them. */
const SINKS =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|document\.write\b|\bunsafeHTML\b|setHTMLUnsafe|\bsrcdoc\b/i;

/** Where it is safe, and why. */
const SAFE: Readonly<Record<string, string>> = {
  'design-system/src/flag/Flag.tsx': 'drawings that are built in',
};

const PACKAGES = /^(platform|shell|design-system|game-ui|embeds|broadcaster|stand-ins|mf-.*)$/;

const SOURCES = readdirSync(REPOSITORY)
  .filter((name) => PACKAGES.test(name))
  .flatMap((name) =>
    readdirSync(join(REPOSITORY, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${name}/src/${path}`,
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/testing\//.test(path));

it('no text is parsed as HTML inside the page: `cleanHtml` parses in a document without one', () => {
  expect(SOURCES.length).toBeGreaterThan(800);
  const found = SOURCES.filter((path) => SINKS.test(readFileSync(join(REPOSITORY, path), 'utf8')));
  expect(found).toEqual(Object.keys(SAFE));
});
