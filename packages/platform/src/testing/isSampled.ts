// The tests' variable; without one, as on a standalone page, everything is done in full.
const { process } = globalThis as { process?: { env?: { TEST_SAMPLES?: string } } };
const samples = new Set((process?.env?.TEST_SAMPLES ?? '').split('|'));

/**
 * Whether a test does a part of its work only: `TEST_SAMPLES` lists the names of such samples, separated by `|`.
 * Without that variable every test does all of its work.
 */
export const isSampled = (name: string): boolean => samples.has(name);
