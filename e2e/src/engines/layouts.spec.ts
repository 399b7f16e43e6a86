import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '../support/callApi.js';
import { enterAs } from '../support/fan.js';
import { test as base, expect } from '../support/test.js';
import { WIDTH } from './engine.js';
import { ENGINES, type EngineFixtures, engineFixtures } from './engineFixtures.js';

const test = base.extend<EngineFixtures>(engineFixtures);

test.use({ leavesNoTrace: true });

const FAN = 'fan@demo.test';
const PATHS = ['/home', '/team/1', '/transfers/1', '/points/1', '/leagues', '/stats', '/rankings'];

/** Allowed distance of a landmark from its place in Chromium, CSS pixels: letters have slightly different widths. */
const TOLERANCE = 4;
/** A page whose measures stay the same for this long is at rest. */
const REST_MS = 400;

interface Layout {
  /** Width of the page beyond the window. */
  readonly overflow: number;
  readonly headings: readonly string[];
  /**
   * `x y width height` of landmarks; of `main` without the height, which follows line breaks, as does the width of its
   * title.
   */
  readonly boxes: Readonly<Record<string, readonly number[]>>;
}

/** In the page: its layout; null until it has its title and the tabs of a phone, and no part is busy. */
const MEASURE = `
  const TABS = 'nav[aria-label="Snel naar"]';
  scrollTo(0, 0);
  if (!document.querySelector('main h1') || !document.querySelector(TABS)) return null;
  if (document.querySelector('[aria-busy="true"], [role="status"][aria-label]') || document.fonts.status === 'loading') return null;
  const box = (selector, sides) => {
    const rectangle = document.querySelector(selector).getBoundingClientRect();
    return sides.map((side) => Math.round(rectangle[side]));
  };
  return {
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => heading.textContent),
    boxes: {
      header: box('header', ['x', 'y', 'width', 'height']),
      main: box('main', ['x', 'y', 'width']),
      title: box('main h1', ['x', 'y']),
      tabs: box(TABS, ['x', 'y', 'width', 'height']),
    },
  };
`;

const SIGN_IN = `
  const request = new XMLHttpRequest();
  request.open('POST', '/api/user/login', false);
  request.setRequestHeader('content-type', 'application/json');
  request.send(${JSON.stringify(JSON.stringify({ email: FAN, password: PASSWORD }))});
  return request.status;
`;

/** @throws while the page is not at rest */
async function layoutAtRest(measure: () => Promise<Layout | null>): Promise<Layout> {
  const before = await measure();
  await sleep(REST_MS);
  const layout = await measure();
  expect(layout, 'the page has no title, no tabs, or is busy').not.toBeNull();
  expect(layout).toEqual(before);
  return layout as Layout;
}

function expectSame(actual: Layout, expected: Layout): void {
  expect(actual.overflow).toBe(0);
  expect(actual.headings).toEqual(expected.headings);
  for (const [landmark, sides] of Object.entries(expected.boxes)) {
    const box = actual.boxes[landmark] ?? [];
    const furthest = Math.max(...sides.map((side, at) => Math.abs(side - (box[at] ?? Number.NaN))));
    expect(furthest, `${landmark}: ${box} instead of ${sides}`).toBeLessThanOrEqual(TOLERANCE);
  }
}

for (const engineName of ENGINES) {
  test.describe(engineName, () => {
    test.use({ engineName });

    test('pages of a phone are laid out as in Chromium', async ({ stack, engine, page }) => {
      await enterAs(page, FAN);
      await engine.open(stack.url);
      expect(await engine.run(SIGN_IN)).toBe(200);
      await page.setViewportSize({ width: WIDTH, height: await engine.run('return innerHeight') });
      for (const path of PATHS) {
        await test.step(path, async () => {
          await engine.open(stack.url + path);
          await page.goto(path);
          // Parts of other sections come when there is time, to the one page earlier than to the other.
          await expect(async () => {
            const actual = await layoutAtRest(() => engine.run(MEASURE));
            expectSame(actual, await layoutAtRest(() => page.evaluate(`(() => { ${MEASURE} })()`)));
          }).toPass({ timeout: 120_000 });
        });
      }
    });
  });
}
