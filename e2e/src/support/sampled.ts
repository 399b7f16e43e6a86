const samples = new Set((process.env.TEST_SAMPLES ?? '').split('|'));

/**
 * Whether a test does a part of its work only, as `npm test` has it: `ops/tooling/bin/lib/onlyWithAll.mjs` lists the
 * names with the reasons. With `--all`, and run by hand, every test does all of it.
 */
export const isSampled = (name: string): boolean => samples.has(name);

/** Tag of a test for both screens, of which the sample plays it on one. */
export const mostlyOn = (screen: 'phone' | 'desk'): string[] =>
  isSampled('screens: one of two') ? [screen === 'phone' ? '@onPhone' : '@onDesk'] : [];
