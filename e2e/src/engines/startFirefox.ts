import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import bidi from 'selenium-webdriver/bidi/index.js';
import { type Engine, HEIGHT, type MissingEngine, WIDTH } from './engine.js';
import { spawnTied } from './spawnTied.js';

/** The module is the class; its types say that it exports it. */
const Connection = bidi as unknown as typeof bidi.Index;

const FIREFOX = '/usr/bin/firefox-esr';
const STARTS_WITHIN_MS = 60_000;

/** Phones draw the scroll bar over the page; on a desk it takes 12 px of the window's width. */
const PREFERENCES = 'user_pref("ui.useOverlayScrollbars", 1);\n';

/** An answer of WebDriver BiDi, as far as it is read here. */
interface Answer {
  readonly result?: {
    readonly capabilities?: { readonly browserVersion: string };
    readonly contexts?: readonly { readonly context: string }[];
    readonly result?: { readonly value?: string };
    readonly exceptionDetails?: { readonly text: string };
  };
  readonly error?: string;
  readonly message?: string;
}

/** Firefox by WebDriver BiDi, which it offers itself: Debian has no geckodriver. */
export async function startFirefox(): Promise<Engine | MissingEngine> {
  if (!existsSync(FIREFOX)) return { packages: 'firefox-esr' };
  const profile = mkdtempSync(join(tmpdir(), 'euro-firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const browser = spawnTied(
    [
      FIREFOX,
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      'about:blank',
    ],
    { folder: profile, env: { HOME: profile } },
  );
  try {
    const address = new Promise<string>((resolve) => {
      createInterface(browser.errors).on('line', (line) => {
        const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    });
    const timeout = AbortSignal.timeout(STARTS_WITHIN_MS);
    const url = await Promise.race([
      address,
      once(timeout, 'abort').then(() => Promise.reject(new Error('Firefox did not start.'))),
    ]);
    return await engineAt(`${url}/session`, browser.end);
  } catch (error) {
    await browser.end();
    throw error;
  }
}

async function engineAt(url: string, end: () => Promise<void>): Promise<Engine> {
  const connection = new Connection(url);
  await connection.waitForConnection();
  async function send(method: string, params: object): Promise<NonNullable<Answer['result']>> {
    const answer = (await connection.send({ method, params })) as Answer;
    if (!answer.result) throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result;
  }
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts?.[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } });
  const act = async (source: object) => {
    await send('input.performActions', { context, actions: [source] });
  };
  return {
    version: `Firefox ${capabilities?.browserVersion}`,
    async open(address) {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async run(body) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify((() => { ${body} })() ?? null)`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null');
    },
    press: (x, y) =>
      act({
        type: 'pointer',
        id: 'pointer',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      act({
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    async close() {
      await connection.close();
      await end();
    },
  };
}
