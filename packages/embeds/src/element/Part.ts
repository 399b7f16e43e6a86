import type { TemplateResult } from 'lit/html.js';
import type { Query } from '../source/sourceOf.js';
import type { EuroElement } from './EuroElement.js';

/** The code of an element in a separate chunk, loaded only on pages with such an element. */
export interface Part<T> {
  readonly sheet: CSSStyleSheet;
  /** It renders each second while it is visible. */
  readonly ticks?: boolean;
  query(element: EuroElement<T>): Query<T>;
  header(element: EuroElement<T>): { readonly heading: string; readonly sub: unknown };
  /** Renders the body: of data, or of the loading state (null). */
  body(element: EuroElement<T>, answer: T | null): TemplateResult;
}
