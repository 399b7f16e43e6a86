import type { Navigation } from '@euro/platform';
import { type Addresses, createAddresses } from './createAddresses.js';

/**
 * Handles clicks on plain anchors of the portal's paths without a page load, and prefetches hovered ones. A path
 * without a competition means the page's own.
 */
export function followLinks(
  page: Document,
  navigation: Pick<Navigation, 'go' | 'prefetch'>,
  addresses: Addresses = createAddresses(),
): void {
  const portalPath = (target: EventTarget | null) => portalPathOf(target, addresses);
  page.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = portalPath(event.target);
    if (path === null) return;
    event.preventDefault();
    navigation.go(path);
  });
  const prefetch = ({ target }: Event) => {
    const path = portalPath(target);
    if (path !== null) navigation.prefetch(new URL(path, page.baseURI).pathname);
  };
  page.addEventListener('pointerover', prefetch, { passive: true });
  page.addEventListener('focusin', prefetch);
}

/** The path an anchor leads to inside of the portal; null for everything else, and for pages of another competition. */
function portalPathOf(target: EventTarget | null, { base, pathOf }: Addresses): string | null {
  if (!(target instanceof Element)) return null;
  const anchor = target.closest('a');
  if (!(anchor instanceof HTMLAnchorElement) || !anchor.hasAttribute('href')) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  if (anchor.hasAttribute('download') || anchor.origin !== window.location.origin) return null;
  if (anchor.getAttribute('href')?.startsWith('#') || anchor.pathname.startsWith('/api/')) return null;
  const pathname = pathOf(anchor.pathname) ?? (base ? anchor.pathname : null);
  return pathname && `${pathname}${anchor.search}${anchor.hash}`;
}
