/** The attribute that only the frame sets: links must leave it. */
const FIXED = 'href-target';

/**
 * Sets allowed attributes with allowed values; ignores all others.
 * @param patterns regular expression of the values, per attribute
 */
export function setAllowed(
  element: Element,
  patterns: Readonly<Record<string, string>>,
  attributes: Readonly<Record<string, unknown>>,
): void {
  for (const [name, pattern] of Object.entries(patterns)) {
    if (name === FIXED || !Object.hasOwn(attributes, name)) continue;
    const value = attributes[name];
    if (value === null) element.removeAttribute(name);
    else if (typeof value === 'string' && new RegExp(pattern).test(value)) element.setAttribute(name, value);
  }
}
