import type { FailureCode } from '../source/failure.js';

/** Events of the elements; all bubble and are composed. */
export interface EuroEvents {
  /** Its data is shown for the first time. */
  'euro-load': Record<string, never>;
  'euro-error': { readonly code: FailureCode };
  /** Its height changed, in CSS pixels. */
  'euro-resize': { readonly height: number };
  /** A team, match or player was selected; `preventDefault` prevents the navigation. */
  'euro-select': { readonly kind: 'team' | 'match' | 'player' | 'portal'; readonly id: number | null };
  'euro-tab': { readonly type: string };
}

/** Dispatches an event on an element; false when the page prevented its default. */
export function dispatch<K extends keyof EuroEvents>(
  element: Element,
  name: K,
  detail: EuroEvents[K],
): boolean {
  const cancelable = name === 'euro-select';
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
