import type { TemplateResult } from 'lit/html.js';
import type { Question } from '../source/sourceOf.js';
import type { EuroElement } from './EuroElement.js';

/** The code of an element in a chunk of its own, loaded only on pages with such an element. */
export interface Part<T> {
  readonly sheet: CSSStyleSheet;
  /** Whether it renders each second while it is visible. */
  readonly ticks?: boolean;
  question(element: EuroElement<T>): Question<T>;
  header(element: EuroElement<T>): { readonly heading: string; readonly sub: unknown };
  /** Renders the body: of data, or of the loading state (null). */
  body(element: EuroElement<T>, answer: T | null): TemplateResult;
}
