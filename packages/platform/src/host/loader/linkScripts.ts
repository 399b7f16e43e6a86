/**
 * Adds a `<link>` for each script that has none yet.
 * @param rel `preload`: needed soon; `prefetch`: may be needed later
 */
export function linkScripts(rel: 'preload' | 'prefetch', base: string, files: readonly string[]): void {
  const hrefs = new Set([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')));
  for (const file of files) {
    const href = base + file;
    if (hrefs.has(href)) continue;
    const link = document.createElement('link');
    Object.assign(link, { rel, as: 'script', href });
    document.head.append(link);
  }
}
