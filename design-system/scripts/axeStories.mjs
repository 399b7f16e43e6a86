import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

// Opens every story of the built Storybook in light and dark, on a phone and a desk, lets it play, and runs axe over
// it. In the sample (ops/tooling/bin/lib/onlyWithAll.mjs) each screen has one theme.
// Needs `storybook-static` (npm run storybook:build) and a Chromium (CHROMIUM_PATH, /usr/bin/chromium by default).

const ROOT = fileURLToPath(new URL('../storybook-static', import.meta.url));
const isSampled = (name) => (process.env.TEST_SAMPLES ?? '').split('|').includes(name);
const isInOneTheme = isSampled('stories: themes');
/** The first theme is checked by all rules. */
const SCREENS = [
  {
    size: 'phone',
    viewport: { width: 375, height: 812 },
    themes: isInOneTheme ? ['light'] : ['light', 'dark'],
  },
  {
    size: 'desk',
    viewport: { width: 1280, height: 900 },
    themes: isInOneTheme ? ['dark'] : ['light', 'dark'],
  },
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Rules that depend on the colours of a theme; all others are checked in the first one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules about a whole page: a story has no headings, landmarks or skip target around it. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'skip-link',
  'bypass',
  'heading-order',
];

const ALL_RULES = Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }]));

function serve() {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    const file = join(ROOT, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(ROOT) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Shows a story in a page that runs already: much faster than loading the page again. */
async function show(page, id, theme) {
  await page.evaluate(
    async ([storyId, newTheme]) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const rendered = new Promise((resolve, reject) => {
        // The change of theme renders the previous story once more: wait for the requested one.
        channel.on('storyRendered', (renderedId) => renderedId === storyId && resolve());
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing']) {
          channel.once(event, (error) => reject(new Error(error?.message ?? `${event}: ${storyId}`)));
        }
        // A failed play function is a failed test of the story.
        channel.once('playFunctionThrewException', ({ message }) => reject(new Error(`play: ${message}`)));
        setTimeout(() => reject(new Error('The story did not render within 60 s')), 60_000);
      });
      // Storybook's own axe is off: two cannot run at once. A second message would draw the previous story once more.
      if (window.shownTheme !== newTheme) {
        window.shownTheme = newTheme;
        channel.emit('updateGlobals', { globals: { theme: newTheme, a11y: { manual: true } } });
      }
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      await rendered;
      await document.fonts.ready;
    },
    [id, theme],
  );
}

/**
 * Stops all motion: Storybook waits for animations, five seconds for endless ones, and axe checks the present frame.
 */
function stopMotion() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Loads the page at a story, ready for axe. */
async function open(page, id, theme) {
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  await page.waitForSelector('#storybook-root > *', { state: 'attached', timeout: 30_000 });
  await page.waitForFunction(() => window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined);
  await page.waitForTimeout(500);
  await page.evaluate(axe);
}

async function check(page, id, theme, isWhole) {
  const errors = [];
  const handleError = (error) => errors.push(`page error: ${error.message}`);
  page.on('pageerror', handleError);
  try {
    // Storybook now and then reloads itself; a story that does not come this way is opened on its own.
    await show(page, id, theme).catch((error) => {
      if (/\bplay: /.test(error.message)) throw error;
      return open(page, id, theme);
    });
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) errors.push(`scrolls sideways by ${overflow} px`);
    const violations = await page.evaluate(
      async (options) => {
        const results = await window.axe.run(document.body, { ...options, resultTypes: ['violations'] });
        return results.violations.flatMap((violation) =>
          violation.nodes.map(
            (node) =>
              `${violation.id}: ${node.target.join(' ')}\n      ${node.failureSummary?.replaceAll('\n', '\n      ')}`,
          ),
        );
      },
      isWhole ? { rules: ALL_RULES } : { runOnly: COLOUR_RULES },
    );
    return [...errors, ...violations];
  } catch (error) {
    return [...errors, `${error.name}: ${error.message.split('\n')[0]}`];
  } finally {
    page.off('pageerror', handleError);
  }
}

if (!existsSync(join(ROOT, 'index.json'))) {
  console.error(`No Storybook in ${ROOT}: run "npm run storybook:build -w @euro/design-system" first.`);
  process.exit(1);
}

const { entries } = JSON.parse(await readFile(join(ROOT, 'index.json'), 'utf8'));
/** Parts of ids, or folders of stories: `axeStories.mjs button mf-team`; without any, all. */
const only = process.argv.slice(2);
const isChosen = ({ id, importPath }) =>
  only.length === 0 || only.some((part) => id.includes(part) || importPath.includes(`/${part}/`));
const ids = Object.values(entries)
  .filter((entry) => entry.type === 'story' && isChosen(entry))
  .map(({ id }) => id);
if (ids.length === 0) {
  console.log('0 passed, 0 failed');
  process.exit(only.length > 0 ? 0 : 1);
}
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const server = await serve();
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  headless: true,
  args: FLAGS,
});
let passed = 0;
let failed = 0;

/** One page that checks every story at one size. */
async function checkScreen({ size, viewport, themes }) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.addInitScript(stopMotion);
  await open(page, ids.at(-1), themes[0]);
  for (const theme of themes) {
    for (const id of ids) {
      const problems = await check(page, id, theme, theme === themes[0]);
      if (problems.length === 0) passed += 1;
      else {
        failed += 1;
        console.log([`✗ ${id} (${size}, ${theme})`, ...problems].join('\n    '));
      }
    }
  }
  await page.close();
}

await Promise.all(SCREENS.map(checkScreen));
await browser.close();
server.close();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
