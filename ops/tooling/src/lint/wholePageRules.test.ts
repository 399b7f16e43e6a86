import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolders, REPOSITORY } from '@euro/release';

/** Packages that draw on the portal's page. */
const PACKAGES = /^(design-system|shell|packages\/(game-ui|guest)|mf-[\w-]+)$/;

const files = packageFolders()
  .filter((folder) => PACKAGES.test(folder))
  .map((folder) => join(REPOSITORY, folder, 'src'))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file));

const HAS = String.raw`:has\((?:[^()]|\([^()]*\))*\)`;
/** The root element is looked at for each element that comes or goes anywhere. */
const ON_ROOT = new RegExp(String.raw`(?:\bhtml|\bbody|:root)[^\s,{>+~]*${HAS}`, 'g');
/** And then everything below the element with `:has()` is computed again, when one such rule ends with any element. */
const ANY_BELOW = new RegExp(String.raw`${HAS}\)?[^,{;]*[\s>+~]\*\s*[,{]`, 'g');

function costlyRules(css: string): string[] {
  return [...(css.match(ON_ROOT) ?? []), ...(css.match(ANY_BELOW) ?? [])];
}

describe('a rule with :has()', () => {
  it('does not make the browser recompute the whole page when any element is added or removed', () => {
    expect(files.length).toBeGreaterThan(800);
    const found = files.flatMap((file) =>
      costlyRules(readFileSync(file, 'utf8')).map((rule) => `${relative(REPOSITORY, file)}: ${rule}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['html:has([data-bar]:not([data-idle])) body { padding: 0; }', 1],
    [':root[data-theme]:has(dialog) { overflow: hidden; }', 1],
    ['&:has(> :nth-child(8)) > li > * { padding: 0; }', 1],
    ['&:not(:has(> b)) > * { padding: 0; }', 1],
    ['&:has(a:focus-visible) { outline: 3px solid; }', 0],
    ['&:not(:has(> :nth-child(3))) > :first-child { grid-column: 1 / -1; }', 0],
    ['html[data-bar] body { padding: 0; } li:has(> b) { margin: 0; } * { margin: 0; }', 0],
  ])('is refused or allowed: %s', (css, count) => {
    expect(costlyRules(css)).toHaveLength(count);
  });
});
