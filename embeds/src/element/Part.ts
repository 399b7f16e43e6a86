import type { TemplateResult } from 'lit/html.js';
import type { Question } from '../source/sourceOf.js';
import type { EuroElement } from './EuroElement.js';

/** What an element does that comes apart from the kit's script, so that a page loads it only with an element that needs it. */
export interface Part<T> {
  readonly sheet: CSSStyleSheet;
  /** It is drawn again each second, while somebody can see it. */
  readonly ticks?: boolean;
  question(element: EuroElement<T>): Question<T>;
  header(element: EuroElement<T>): { readonly heading: string; readonly sub: unknown };
  /** The body: of an answer, of what is still loading (null). */
  body(element: EuroElement<T>, answer: T | null): TemplateResult;
}
