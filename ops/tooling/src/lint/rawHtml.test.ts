import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, REPOSITORY } from '@euro/release';

/** APIs that parse text as HTML inside the page, where images load and handlers run before sanitizing. */
const SINKS =
  /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|document\.write\b|\bunsafeHTML\b|setHTMLUnsafe|\bsrcdoc\b/i;

const PACKAGES =
  /^(shell|design-system|packages\/(platform|game-ui|embeds)|demo\/(broadcaster|stand-ins)|mf-.*)$/;

const SOURCES = packageFolders()
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
  expect(found).toEqual([]);
});
