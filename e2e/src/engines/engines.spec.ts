import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/callApi.js';
import { enterAs, freshAddress } from '../support/fan.js';
import { beforeMatchday2 } from '../support/matchday.js';
import { expect, test } from '../support/test.js';
import { type Engine, fill, press, until, WIDTH, waitFor } from './engine.js';
import { startFirefox } from './startFirefox.js';
import { startWebKit } from './startWebKit.js';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

/** How far a landmark may be from its place in Chromium, CSS pixels: letters are measured a little differently. */
const TOLERANCE = 4;

interface Layout {
  readonly height: number;
  /** How much wider than the window the page is. */
  readonly overflow: number;
  /** `x y width height` of landmarks; of `main` without the height, which follows line breaks. */
  readonly boxes: Readonly<Record<string, readonly number[]>>;
}

const MEASURE = `
  scrollTo(0, 0);
  const box = (selector, sides) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const rectangle = element.getBoundingClientRect();
    return sides.map((side) => Math.round(rectangle[side]));
  };
  return {
    height: innerHeight,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    boxes: {
      header: box('header', ['x', 'y', 'width', 'height']),
      main: box('main', ['x', 'y', 'width']),
      tabs: box('nav[aria-label="Snel naar"]', ['x', 'y', 'width', 'height']),
    },
  };
`;

/** The page has its heading, and nothing says that it is busy. */
const IS_READY = `
  return document.querySelector('main h1, main h2') !== null &&
    document.querySelector('[aria-busy="true"]') === null;
`;

async function layoutIn(engine: Engine, url: string): Promise<Layout> {
  await engine.open(url);
  await until(engine, IS_READY);
  return engine.run<Layout>(MEASURE);
}

async function layoutInChromium(page: Page, url: string, height: number): Promise<Layout> {
  await page.setViewportSize({ width: WIDTH, height });
  await page.goto(url);
  await expect.poll(() => page.evaluate(`(() => { ${IS_READY} })()`)).toBe(true);
  return page.evaluate(`(() => { ${MEASURE} })()`);
}

function expectSamePlaces(actual: Layout, expected: Layout, path: string): void {
  for (const [landmark, sides] of Object.entries(expected.boxes)) {
    const own = actual.boxes[landmark] ?? [];
    expect(own.length, `${landmark} on ${path}`).toBe(sides.length);
    const furthest = Math.max(0, ...sides.map((side, at) => Math.abs(side - (own[at] ?? Number.NaN))));
    expect(furthest, `${landmark} on ${path}: ${own} instead of ${sides}`).toBeLessThanOrEqual(TOLERANCE);
  }
}

const ENGINES = [
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const;

for (const [name, start] of ENGINES) {
  test(`a team is built and followed on a phone in ${name}`, async ({ stack, page }) => {
    const engine = await start();
    if ('packages' in engine) {
      const reason = `${name} is not installed: apt-get install ${engine.packages}`;
      console.log(`Skipped: ${reason}`);
      test.skip(true, reason);
      return;
    }
    console.log(engine.version);
    try {
      const email = freshAddress();
      await engine.open(stack.url);
      expect(await engine.run('return innerWidth')).toBe(WIDTH);
      await press(engine, 'link', 'Account maken');
      await fill(engine, 'Voornaam', 'Nele');
      await fill(engine, 'Naam', 'Janssens');
      await fill(engine, 'E-mailadres', email);
      await fill(engine, 'Wachtwoord', PASSWORD);
      await press(engine, 'checkbox', '');
      await press(engine, 'button', 'Account maken');

      await press(engine, 'button', 'Vul aan');
      await waitFor(engine, 'button', 'Andere');
      await press(engine, 'button', 'Opslaan');
      await waitFor(engine, 'dialog', 'Hoe heet je ploeg?');
      await press(engine, 'button', 'Opslaan');
      await press(engine, 'button', 'Naar mijn team');
      const teamId = await until<string>(engine, 'return /^\\/team\\/(\\d+)$/.exec(location.pathname)?.[1]');

      // Where something can be saved, its bar has the place of the tabs.
      await engine.open(`${stack.url}/leagues`);
      await press(engine, 'button', 'Meer: menu openen');
      await press(engine, 'button', 'Installeer de app');
      await until(engine, 'return document.body.innerText.includes("Open het menu van je browser")');

      await enterAs(page, email);
      for (const path of [
        `/team/${teamId}`,
        `/points/${teamId}`,
        '/leagues',
        '/rankings',
        '/stats',
        '/home',
      ]) {
        const own = await layoutIn(engine, `${stack.url}${path}`);
        expect(own.overflow, `overflow of ${path}`).toBe(0);
        expectSamePlaces(own, await layoutInChromium(page, path, own.height), path);
      }
    } finally {
      await engine.close();
    }
  });
}
