/** Where lit counts its copies on a page, for warnings to developers. */
const COUNTERS = ['litElementVersions', 'litHtmlVersions', 'reactiveElementVersions'] as const;

const page: Partial<Record<(typeof COUNTERS)[number], unknown>> = globalThis as object;
const own = COUNTERS.filter((name) => !(name in page));

/** Takes away what lit left on `window` since this module was loaded; a page's own lit keeps what it had. */
export function tidyGlobals(): void {
  for (const name of own) delete page[name];
}
