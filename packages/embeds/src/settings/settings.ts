import { warnOnce } from '../kit/warnOnce.js';

function ignore(element: Element, name: string, value: string, expected: string): void {
  warnOnce(`<${element.localName} ${name}="${value}"> is ignored: ${expected}.`);
}

/** Parses a value as one of these words; the fallback for anything else. */
export function parseWord<T extends string, F>(
  element: Element,
  name: string,
  value: string | null,
  words: readonly T[],
  fallback: F,
): T | F {
  if (!value) return fallback;
  const match = words.find((word) => word === value);
  if (match === undefined) ignore(element, name, value, `one of ${words.join(', ')}`);
  return match ?? fallback;
}

/** Parses an attribute as one of these words; the fallback for anything else. */
export function oneOf<T extends string, F>(
  element: Element,
  name: string,
  words: readonly T[],
  fallback: F,
): T | F {
  return parseWord(element, name, element.getAttribute(name), words, fallback);
}

/** Parses an integer within bounds; the fallback for anything else. */
export function parseInteger<F>(
  element: Element,
  name: string,
  min: number,
  max: number,
  fallback: F,
): number | F {
  const value = element.getAttribute(name);
  if (!value) return fallback;
  if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value);
  ignore(element, name, value, `a whole number from ${min} to ${max}`);
  return fallback;
}

/** Parses a colour to #RRGGBB; the fallback for anything but #RGB and #RRGGBB. */
export function colourOf(element: Element, name: string, fallback: string): string {
  const value = element.getAttribute(name);
  if (!value) return fallback;
  const [, short, long] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(value) ?? [];
  if (long) return `#${long}`;
  if (short) return `#${short.replaceAll(/./g, '$&$&')}`;
  ignore(element, name, value, 'a colour such as #1D5B57');
  return fallback;
}
