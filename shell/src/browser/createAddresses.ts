/** A path with single slashes: one that begins with two would be read as the name of another host. */
export const withSingleSlashes = (pathname: string): string => pathname.replace(/\/{2,}/g, '/');

/** Maps addresses of the browser to paths of the portal: pages of a competition are below its slug. */
export interface Addresses {
  /** `/wk-2022`; empty for the default competition. */
  readonly base: string;
  /** The path within the portal; null for an address of another competition. */
  pathOf(pathname: string): string | null;
  /** The address of a path: `/wk-2022/team/1`. */
  addressOf(path: string): string;
}

/**
 * @param slug of the page's competition; empty for the default
 * @param slugs of all competitions known to the page
 */
export function createAddresses(slug = '', slugs: readonly string[] = []): Addresses {
  const base = slug && `/${slug}`;
  const isBelow = (pathname: string, prefix: string) => `${pathname}/`.startsWith(`${prefix}/`);
  return {
    base,
    pathOf(address) {
      const pathname = withSingleSlashes(address);
      if (base) return isBelow(pathname, base) ? pathname.slice(base.length) || '/' : null;
      return slugs.some((other) => other && isBelow(pathname, `/${other}`)) ? null : pathname;
    },
    addressOf: (path) => base + path,
  };
}
