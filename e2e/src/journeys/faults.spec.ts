import type { Page } from '@playwright/test';
import {
  type Entry,
  enter,
  entryUrl,
  GREETING,
  type MadeUpParts,
  madeUpEntry,
  serve,
} from '../support/madeUpRemote.js';
import { keepsItsPage } from '../support/pitch.js';
import { isSampled } from '../support/sampled.js';
import { expectFailure, expectReport } from '../support/section.js';
import { expect, leftOut, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

/** Both languages are compared with each other, and this page is tested in the shell. */
const testInFull = isSampled('faults: languages') ? leftOut : test;

const HELLO = 'mf-hello';

interface Fault {
  readonly when: string;
  readonly code: string;
  /** The faulty entry of the registry; `before` is the correct one. */
  readonly entry?: (before: Entry) => Entry;
  /** Faults of the remote itself. */
  readonly remote?: MadeUpParts;
  /** Faults of the page. */
  readonly arrange?: (page: Page) => Promise<unknown>;
}

const noop = async () => {};

const FAULTS: readonly Fault[] = [
  {
    when: 'its entry is garbage',
    code: 'entry-invalid',
    entry: ({ name }) => ({ name, active: 'nonsense' }),
  },
  {
    when: 'its manifest is missing',
    code: 'manifest-missing',
    entry: ({ name }) => ({ name, active: { base: '/remotes/mf-hello/1.0.0/' } }),
  },
  {
    when: 'its manifest is wrong',
    code: 'manifest-invalid',
    entry: () => madeUpEntry({ manifest: { integrity: 'none' } }),
  },
  {
    when: 'its manifest is of a newer contract',
    code: 'contract-too-new',
    entry: () => madeUpEntry({ manifest: { contract: 3 } }),
  },
  {
    when: 'its manifest is of an older contract',
    code: 'contract-too-old',
    entry: () => madeUpEntry({ manifest: { contract: 0 } }),
  },
  { when: 'its code is of an older contract', code: 'contract-too-old', remote: { contract: 0 } },
  {
    when: 'it asks for a module that the portal has not',
    code: 'share-refused',
    entry: () => madeUpEntry({ manifest: { shared: ['angular'] } }),
  },
  {
    when: 'it asks for another main version of a module',
    code: 'share-refused',
    entry: () => madeUpEntry({ manifest: { requires: { react: '^17.0.2' } } }),
  },
  {
    when: 'its script is gone',
    code: 'script-missing',
    arrange: (page) => page.route(entryUrl, (route) => route.fulfill({ status: 404, body: 'gone' })),
  },
  {
    when: 'its script is not what was released',
    code: 'script-refused',
    arrange: (page) =>
      page.route(entryUrl, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'window.stolen = true;',
        }),
      ),
  },
  { when: 'its script throws', code: 'script-threw', remote: { script: "throw new Error('no start')" } },
  { when: 'its script leaves nothing', code: 'module-missing', remote: { script: 'var mf_other = 1;' } },
  { when: 'its mount throws', code: 'mount-threw', remote: { mount: "throw new Error('no mount');" } },
  { when: 'its mount answers nothing', code: 'mount-threw', remote: { mount: 'return undefined;' } },
  {
    when: 'it breaks down later',
    code: 'render-threw',
    remote: {
      mount: `setTimeout(() => platform.crash(new Error('broke down')));
        return { update() {}, unmount() {} };`,
    },
  },
  {
    when: 'it navigates on and on',
    code: 'navigates-endlessly',
    remote: {
      mount: `let step = 0;
        setInterval(() => platform.navigation.go('/hallo?step=' + step++), 5);
        return { update() {}, unmount() {} };`,
    },
  },
  {
    when: 'it draws itself on and on',
    code: 'renders-endlessly',
    remote: {
      mount: `const { port1, port2 } = new MessageChannel();
        let count = 0;
        port1.onmessage = () => {
          element.textContent = String(count++);
          port2.postMessage(null);
        };
        port2.postMessage(null);
        return { update() {}, unmount: () => port1.close() };`,
    },
  },
  {
    when: 'its code never answers',
    code: 'hangs',
    remote: { script: 'var mf_hello = { init() {}, get: () => new Promise(() => {}) };' },
  },
  {
    when: 'its script never comes',
    code: 'script-missing',
    arrange: (page) => page.route(entryUrl, noop),
  },
];

/** Menu of a page with the remote: the fault begins after a first visit. */
async function firstVisit(page: Page): Promise<void> {
  await page.goto('/deadlines');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Hallo' }).first()).toBeVisible();
}

/** Only a browser refuses changed files and reports scripts that throw; the rest is proved in `packages/platform`. */
const IN_THE_SAMPLE = [
  'its script is gone',
  'its script is not what was released',
  'its script throws',
  'it breaks down later',
  'it navigates on and on',
  'it draws itself on and on',
];
const PLAYED = isSampled('faults: kinds')
  ? FAULTS.filter(({ when }) => IN_THE_SAMPLE.includes(when))
  : FAULTS;

for (const { when, code, entry, remote = {}, arrange } of PLAYED) {
  test(`a remote shows ${code} when ${when}, and works after Retry once that is repaired`, async ({
    page,
    stack,
  }) => {
    const right = madeUpEntry();
    const takeOut = enter(stack, right);
    try {
      await serve(page);
      await firstVisit(page);
      const wrong = entry?.(right) ?? madeUpEntry(remote);
      enter(stack, wrong);
      await serve(page, remote);
      await arrange?.(page);
      // The page is not done with loading before its last script is.
      await page.goto('/hallo', { waitUntil: 'commit' });
      const { retry } = await expectFailure(page, code, HELLO);
      const isStillThere = await keepsItsPage(page);
      await expectReport(stack, code, HELLO);

      // A missing file is restored; a wrong release is replaced by a new one.
      enter(stack, arrange ? right : madeUpEntry({ version: '1.0.1' }));
      await page.unroute(entryUrl);
      await serve(page);
      await retry.click();
      await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
      await isStillThere();
    } finally {
      takeOut();
    }
  });
}

testInFull('the failure is in English for English readers', async ({ page, context, stack }) => {
  const takeOut = enter(stack, madeUpEntry());
  try {
    await context.addCookies([{ name: 'lang', value: 'en', url: stack.url }]);
    await page.route(entryUrl, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/hallo');
    const main = page.getByRole('main');
    await expect(main.getByText('Error code script-missing · mf-hello')).toBeVisible();
    await expect(
      main.getByText('This section could not be loaded. Check your connection and try again.'),
    ).toBeVisible();
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  } finally {
    takeOut();
  }
});

test('later failures of a remote are reported, and the portal continues', async ({ page, stack }) => {
  const parts: MadeUpParts = {
    mount: `element.innerHTML = '<h1>${GREETING}</h1>';
      setTimeout(() => Promise.reject(new Error('forgotten by mf-hello')));
      return { update() {}, unmount() { throw new Error('stays'); } };`,
  };
  const takeOut = enter(stack, madeUpEntry(parts));
  try {
    await serve(page, parts);
    await page.goto('/hallo');
    await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Stats' }).first().click();
    await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
    await expectReport(stack, 'error', HELLO);
  } finally {
    takeOut();
  }
});

test('what a remote leaves behind is ended, and reported with its release', async ({ page, stack }) => {
  const parts: MadeUpParts = {
    mount: `element.innerHTML = '<h1>${GREETING}</h1>';
      window.ticks = 0;
      setInterval(() => window.ticks++, 50);
      window.addEventListener('resize', () => { window.ticks = 0; });
      document.body.append(Object.assign(document.createElement('aside'), { id: 'left-by-hello' }));
      return { update() {}, unmount() {} };`,
  };
  const takeOut = enter(stack, madeUpEntry(parts));
  try {
    await serve(page, parts);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto('/hallo#dev');
    await expect(page.getByRole('heading', { name: GREETING })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Stats' }).first().click();
    await expect(page.getByRole('main').getByText('Bellingham').first()).toBeVisible();
    await expect(page.locator('#left-by-hello')).toHaveCount(0);
    await expectReport(stack, 'left-behind', HELLO);
    await page.keyboard.press('Alt+Shift+KeyD');
    await expect(page.getByRole('region', { name: HELLO })).toContainText(
      'an interval of 50 ms was still running',
    );
    await page.keyboard.press('Escape');
    const text = warnings.join('\n');
    expect(text).toContain('window.ticks was added');
    expect(text).toContain('window resize is still listened to; an interval of 50 ms was still running');
    const ticks = () => page.evaluate(() => Number(Reflect.get(window, 'ticks')));
    const before = await ticks();
    await page.setViewportSize({ width: 700, height: 700 });
    await page.waitForTimeout(300);
    expect(await ticks()).toBe(before);
  } finally {
    takeOut();
  }
});
