/** Where links open is the frame's own business: within it no page of the portal may be shown. */
const FIXED = 'href-target';

/**
 * Sets the attributes that the list allows, with the values that it allows; everything else is left out.
 * @param patterns per attribute the regular expression of its values
 */
export function setAllowed(
  element: Element,
  patterns: Readonly<Record<string, string>>,
  asked: Readonly<Record<string, unknown>>,
): void {
  for (const [name, pattern] of Object.entries(patterns)) {
    if (name === FIXED || !Object.hasOwn(asked, name)) continue;
    const value = asked[name];
    if (value === null) element.removeAttribute(name);
    else if (typeof value === 'string' && new RegExp(pattern).test(value)) element.setAttribute(name, value);
  }
}
