import { test as base } from '@playwright/test';
import { type Stack, startStack } from './stack.js';

export { expect } from '@playwright/test';

/** Starts a portal when the first test of a file asks for it and ends it when another file begins. */
class StackOfFile {
  #file = '';
  #stack: Stack | null = null;

  async for(file: string): Promise<Stack> {
    if (this.#stack && this.#file === file) return this.#stack;
    await this.stop();
    this.#file = file;
    this.#stack = await startStack();
    return this.#stack;
  }

  async stop(): Promise<void> {
    await this.#stack?.stop();
    this.#stack = null;
  }
}

interface Fixtures {
  /** The portal of this file's tests; `page.goto('/new')` goes there. */
  readonly stack: Stack;
}

/** Playwright's `test`, on a portal that only the tests of this file use: they may move its clock. */
export const test = base.extend<Fixtures, { readonly stackOfFile: StackOfFile }>({
  stackOfFile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
    async ({}, use) => {
      const stacks = new StackOfFile();
      await use(stacks);
      await stacks.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  stack: async ({ stackOfFile }, use, info) => {
    const stack = await stackOfFile.for(info.file);
    await use(stack);
    if (info.status !== info.expectedStatus) {
      await info.attach('log', { body: stack.log(), contentType: 'text/plain' });
    }
  },
  baseURL: async ({ stack }, use) => use(stack.url),
});
