import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../support/stack.js';
import { type Engine, HEIGHT, type MissingEngine, WIDTH } from './engine.js';
import { spawnTied } from './spawnTied.js';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAYS = '/usr/bin/xvfb-run';
const STARTS_WITHIN_MS = 30_000;

/** The toolbar of MiniBrowser is wider than a phone; without sizes it is not. */
const NARROW_TOOLBAR = 'window * { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; }';

/** WebKit's own browser, in `/usr/lib/<architecture>/webkit2gtk-<version>`; null where it is not installed. */
function findBrowser(): string | null {
  const folders = readdirSync('/usr/lib').flatMap((architecture) => {
    const folder = join('/usr/lib', architecture);
    if (!architecture.endsWith('-linux-gnu')) return [];
    return readdirSync(folder)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => join(folder, name, 'MiniBrowser'));
  });
  return folders.find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK, the engine of Safari, on a separate display. */
export async function startWebKit(): Promise<Engine | MissingEngine> {
  const browser = existsSync(DRIVER) && existsSync(DISPLAYS) ? findBrowser() : null;
  if (!browser) return { packages: 'webkit2gtk-driver xvfb' };
  const folder = mkdtempSync(join(tmpdir(), 'euro-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const port = await freePort();
  const screen = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24'];
  const driver = spawnTied([DISPLAYS, ...screen, DRIVER, `--port=${port}`], {
    folder,
    env: { XDG_CONFIG_HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  try {
    const page = await connect(`http://127.0.0.1:${port}`, browser);
    await page.manage().window().setRect({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
    return engineOf(page, driver.end);
  } catch (error) {
    await driver.end();
    throw error;
  }
}

async function connect(server: string, binary: string): Promise<WebDriver> {
  for (const end = Date.now() + STARTS_WITHIN_MS; ; await sleep(100)) {
    const isUp = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start.');
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

async function engineOf(page: WebDriver, end: () => Promise<void>): Promise<Engine> {
  return {
    version: `WebKitGTK ${(await page.getCapabilities()).getBrowserVersion()}`,
    open: (url) => page.get(url),
    run: (body) => page.executeScript(body),
    press: (x, y) => page.actions({ async: true }).move({ x, y, duration: 0 }).click().perform(),
    type: (text) => page.actions({ async: true }).sendKeys(text).perform(),
    async close() {
      await page.quit().finally(end);
    },
  };
}
