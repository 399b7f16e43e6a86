import type { Page } from '@playwright/test';

/** Side effects that scripts can leave on a page besides their own elements. */
export interface PageSurface {
  /** Own properties of `window` and `document`; React and jQuery add a random number to theirs. */
  readonly globals: readonly string[];
  /** `window click`, `document selectionchange`, …, one for each listener. */
  readonly listeners: readonly string[];
  /** Elements of the head, and the opening tags of `html` and `body`. */
  readonly elements: readonly string[];
  readonly styleElements: number;
  readonly adoptedStyleSheets: number;
  readonly fonts: readonly string[];
  readonly cookies: readonly string[];
  readonly storage: readonly string[];
}

const TARGETS = ['window', 'document', 'document.documentElement', 'document.head', 'document.body'];

/** Reads all of them; listeners through the developer tools protocol, which lists those of every script. */
export async function pageSurface(page: Page): Promise<PageSurface> {
  const client = await page.context().newCDPSession(page);
  const listeners: string[] = [];
  for (const expression of TARGETS) {
    const { result } = await client.send('Runtime.evaluate', { expression });
    const found = await client.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    listeners.push(...found.listeners.map(({ type }) => `${expression} ${type}`));
  }
  await client.detach();
  const cookies = await page.context().cookies();
  const surface = await page.evaluate(() => {
    const keysOf = (object: object) =>
      Reflect.ownKeys(object).map((key) => String(key).replace(/^(_reactListening|jQuery).+/, '$1'));
    return {
      globals: [...keysOf(window), ...keysOf(document).map((key) => `document.${key}`)].sort(),
      elements: [
        ...[...document.head.children].map(({ outerHTML }) => outerHTML),
        ...[document.documentElement, document.body].map(
          (element) => (element.cloneNode() as Element).outerHTML,
        ),
      ],
      styleElements: document.querySelectorAll('style').length,
      adoptedStyleSheets: document.adoptedStyleSheets.length,
      fonts: [...document.fonts].map(({ family }) => family).sort(),
      storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
    };
  });
  return { ...surface, listeners: listeners.sort(), cookies: cookies.map(({ name }) => name) };
}
