import type { Build } from '../registry/build.js';
import { type Check, scriptsOf, sentSize } from './check.js';
import { kilobytes } from './sizeGrowthWarning.js';

/** Bytes as sent: of one script, and of all that a page waits for. Sections have budgets of their own below it. */
const LIMIT = 90_000;

/** Checks that no script, and no page with its section's entry, is heavier than a phone should wait for. */
export const lightEnough: Check = (build) => {
  const weights = [
    ...scriptsOf(build).map(([file]) => ({ what: file, bytes: sentSize(build, file) ?? 0 })),
    { what: 'its heaviest page', bytes: visitOf(build) },
  ];
  return weights
    .filter(({ bytes }) => bytes > LIMIT)
    .map(({ what, bytes }) => ({
      code: 'too-heavy',
      sentence: `${build.name}: ${what} takes ${kilobytes(bytes)} as sent, ${kilobytes(LIMIT)} at most: load a part of it later.`,
    }));
};

/** Bytes as sent of the entry and what its heaviest page waits for. */
function visitOf(build: Build): number {
  const { manifest } = build;
  const sum = (files: readonly string[]) =>
    [...new Set(files)].reduce((bytes, file) => bytes + (sentSize(build, file) ?? 0), 0);
  if (!('preload' in manifest)) return sum([manifest.entry]);
  const always = [manifest.entry, ...manifest.preload];
  const pages = Object.values(manifest.pages).map(({ files }) => sum([...always, ...files]));
  return Math.max(sum(always), ...pages);
}
