import { test as base, type Page } from '@playwright/test';
import { type Stack, startStack } from './stack.js';

export { expect } from '@playwright/test';

/**
 * Starts a portal for the first test of a file, and ends it when another file begins. Files that leave a portal
 * unchanged share one.
 */
class Stacks {
  #file = '';
  #own: Stack | null = null;
  #shared: Stack | null = null;

  async for(file: string, isShared: boolean): Promise<Stack> {
    if (this.#file !== file) {
      await this.#own?.stop();
      this.#own = null;
      this.#file = file;
    }
    if (isShared) {
      this.#shared ??= await startStack();
      return this.#shared;
    }
    this.#own ??= await startStack();
    return this.#own;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#own?.stop(), this.#shared?.stop()]);
  }
}

interface Fixtures {
  /** The portal of this file's tests, base of `page.goto('/new')`. */
  readonly stack: Stack;
}

interface Options {
  /**
   * `test.use({ leavesNoTrace: true })`: these tests don't change the clock and undo what they remove; what they add
   * affects no other test. They may share a portal with other such files.
   */
  readonly leavesNoTrace: boolean;
}

/** In place of `test`, for tests that the sample leaves out. */
export const leftOut = (() => {}) as unknown as typeof test;

/** Playwright's `test`, on a portal that only the tests of this file use: they may move its clock. */
export const test = base.extend<Fixtures & Options, { readonly stacks: Stacks }>({
  leavesNoTrace: [false, { option: true }],
  stacks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern
    async ({}, use) => {
      const stacks = new Stacks();
      await use(stacks);
      await stacks.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stack: async ({ stacks, leavesNoTrace }, use, info) => {
    const stack = await stacks.for(info.file, leavesNoTrace);
    await use(stack);
    if (info.status !== info.expectedStatus) {
      await info.attach('log', { body: stack.log(), contentType: 'text/plain' });
    }
  },
  baseURL: async ({ stack }, use) => use(stack.url),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...args) => {
      await untilHistoryRests(page);
      return goto(...args);
    };
    page.reload = async (...args) => {
      await untilHistoryRests(page);
      return reload(...args);
    };
    await use(page);
  },
});

/** A sheet that closed takes its step of the history back, which would cancel a navigation that begins meanwhile. */
async function untilHistoryRests(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !window.history.state?.layer || document.querySelector('[role="dialog"][data-state="open"]') !== null,
  );
}
