// Matchers such as toBeVisible(), for every package with components.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Whole pages are slow on a busy machine; a test that waits for something absent still fails.
configure({ asyncUtilTimeout: 30_000 });

/** Elements whose text no browser translates, or that hold text only; and what Radix says of a toast, unseen, once. */
const TEXT_ONLY = 'svg, title, option, style, script, textarea, span[role="status"]';

/**
 * Texts in the page that React holds as nodes of their own, since they have siblings. A translating browser replaces
 * such a node: React then fails beside it, or changes a node that is gone.
 */
function bareTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const isBare = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isBare && text.data.trim() !== '' && !text.parentElement?.closest(TEXT_ONLY)) {
      found.push(`"${text.data}" in ${text.parentElement?.outerHTML.slice(0, 200)}`);
    }
  }
  return found;
}

afterEach(() => {
  const found = bareTexts();
  if (found.length > 0) throw new Error(`Put a text with siblings into an element:\n${found.join('\n')}`);
});
