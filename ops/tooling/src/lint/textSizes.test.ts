import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolders, REPOSITORY } from '@euro/release';

/** Packages with sources for browsers. Mails and foreign pages have rules of their own. */
const PACKAGES = /^(design-system|shell|packages\/(game-ui|embeds)|mf-[\w-]+)$/;

const files = packageFolders()
  .filter((folder) => PACKAGES.test(folder))
  .map((folder) => join(REPOSITORY, folder, 'src'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file));

/** `min(…rem, …px)` bounds what grows; a size in px alone does not grow. */
const SIZE = /(?<![\w-])(?:font-size|line-height|font):\s*([^;{}\n]*)|fontSize: ([^,}]*)/g;
const QUERY = /@(?:media|container)[^{'`;\n]*\dpx/g;

function sizesInPx(css: string): string[] {
  const sizes = [...css.matchAll(SIZE)]
    .filter(
      ([, inCss = '', inScript = '']) =>
        (/px\b/.test(inCss) && !/rem\b/.test(inCss)) || /^'?[\d.]+(px)?'?\s*$/.test(inScript),
    )
    .map(([all]) => all);
  return [...sizes, ...(css.match(QUERY) ?? [])];
}

describe('the size of text', () => {
  it('follows the browser’s setting: no style sets font sizes or breakpoints in px', () => {
    const found = files.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      // An embed depends on its container only: the surrounding page's text size is not its own. Nor do drawings grow.
      const css = /\/embeds\/|\/InfoCard\.tsx$/.test(file) ? source.replace(QUERY, '') : source;
      return sizesInPx(css).map((size) => `${relative(REPOSITORY, file)}: ${size.trim()}`);
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['p { font-size: 14px; }', 1],
    ['font: 400 16px/1.5 Archivo;', 1],
    ['line-height: 20px;', 1],
    ['@media (min-width: 768px) { gap: 4px; }', 1],
    ['style={{ fontSize: 14 }}', 1],
    ['p { font-size: min(1rem, 20px); line-height: 1.5; }', 0],
    ['@media (min-width: 48em) { gap: 4px; }', 0],
  ])('is refused in px: %s', (css, count) => {
    expect(sizesInPx(css)).toHaveLength(count);
  });
});
