import type { FailureCode } from '../source/failure.js';

/** What the elements tell the page, all of it bubbling and crossing shadow roots. */
export interface EuroEvents {
  /** It shows what it is for, for the first time. */
  'euro-load': Record<string, never>;
  'euro-error': { readonly code: FailureCode };
  /** Its height became this, in CSS pixels. */
  'euro-resize': { readonly height: number };
  /** Somebody chose a team, a match or a player; prevented, no page is opened. */
  'euro-select': { readonly kind: 'team' | 'match' | 'player' | 'portal'; readonly id: number | null };
  'euro-tab': { readonly type: string };
}

/** Tells the page; false when it wants what usually follows not to happen. */
export function tell<K extends keyof EuroEvents>(element: Element, name: K, detail: EuroEvents[K]): boolean {
  const cancelable = name === 'euro-select';
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
