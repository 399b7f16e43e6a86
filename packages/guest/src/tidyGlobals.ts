/**
 * By which a library finds its version, or other copies of itself, on a page: none of those of a guest has to be
 * found.
 */
const MARKS = ['__reactRouterVersion', Symbol.for('react-redux-context')];

const own = MARKS.filter((name) => !(name in globalThis));

/** Takes away what libraries left on `window` since this module was loaded; the page's own keep what they had. */
export function tidyGlobals(): void {
  for (const name of own) Reflect.deleteProperty(globalThis, name);
}
