/** The languages of the product, as BCP 47 tags. */
export type Locale = 'nl-BE' | 'en-GB';

const MINUS = '−';

/** Intl's hyphen-minus becomes a real minus, which is as wide as a plus. */
export function withMinus(text: string): string {
  return text.replace(/^-/, MINUS);
}
