import { test as base } from '@playwright/test';
import { type Stack, startStack } from './stack.js';

export { expect } from '@playwright/test';

/**
 * Starts a portal when the first test of a file asks for one, and ends it when another file begins. Files that leave a portal
 * as they found it have one together.
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
  /** The portal of this file's tests; `page.goto('/new')` goes there. */
  readonly stack: Stack;
}

interface Options {
  /**
   * `test.use({ leavesNoTrace: true })`: these tests move no clock, and give back what they take away; what they add harms nobody.
   * Their portal may have been that of other such files before.
   */
  readonly leavesNoTrace: boolean;
}

/** Playwright's `test`, on a portal that only the tests of this file use: they may move its clock. */
export const test = base.extend<Fixtures & Options, { readonly stacks: Stacks }>({
  leavesNoTrace: [false, { option: true }],
  stacks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
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
});
