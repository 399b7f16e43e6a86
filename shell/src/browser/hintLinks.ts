import { type Addresses, createAddresses } from './createAddresses.js';
import type { PortalHistory } from './createHistory.js';

/** Delay before the pages that a page links to are hinted, in milliseconds. */
const SETTLED = 2500;

/**
 * Once a page is drawn, hints the browser to the sections that the links in view lead to, but for those in an element
 * with
 * `data-unhinted`. Not where data is metered.
 */
export function hintLinks(
  page: Window,
  history: PortalHistory,
  hint: (pathname: string) => void,
  { pathOf }: Addresses = createAddresses(),
): void {
  const connection: unknown = Reflect.get(page.navigator, 'connection');
  if (Reflect.get(Object(connection), 'saveData') === true) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observeLinks = () => {
    for (const anchor of page.document.querySelectorAll('a[href^="/"]:not([data-unhinted] *)')) {
      const { width, top, bottom } = anchor.getBoundingClientRect();
      const { pathname } = new URL(String(anchor.getAttribute('href')), page.location.href);
      if (width > 0 && bottom > 0 && top < page.innerHeight) hint(pathOf(pathname) ?? pathname);
    }
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(observeLinks, SETTLED);
  };
  history.steps.subscribe(lookSoon);
  lookSoon();
}
