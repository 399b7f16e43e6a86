import type { Page } from '@playwright/test';

/**
 * Does to each page what a translating browser does: every text, now and later, is put into two `font` elements of its
 * own, where no `translate="no"` forbids it. The words stay, so that they can be looked for.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'script, style, noscript, textarea, svg, title, font, [translate="no"]';
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (!text.isConnected || !parent || text.data.trim() === '' || parent.closest(kept)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      if (root instanceof Text) translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(translateAll);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}

/** Collects what React said of nodes that it could not find. */
export function lostNodes(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (/NotFoundError|removeChild|insertBefore/.test(message.text())) messages.push(message.text());
  });
  return messages;
}
