/** Globals in which lit counts its copies on a page, for warnings. */
const COUNTERS = ['litElementVersions', 'litHtmlVersions', 'reactiveElementVersions'] as const;

const page: Partial<Record<(typeof COUNTERS)[number], unknown>> = globalThis as object;
const absentCounters = COUNTERS.filter((name) => !(name in page));

/** Removes what lit added to `window` since this module was loaded, and restores the values of the page's own lit. */
export function tidyGlobals(): void {
  for (const name of absentCounters) delete page[name];
}
