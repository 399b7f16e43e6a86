/** Marks by which libraries find their own version on a page; only tools of developers read them. */
const MARKS = ['__reactRouterVersion'];

const own = MARKS.filter((name) => !(name in globalThis));

/** Takes away what libraries left on `window` since this module was loaded; the page's own keep what they had. */
export function tidyGlobals(): void {
  for (const name of own) Reflect.deleteProperty(globalThis, name);
}
