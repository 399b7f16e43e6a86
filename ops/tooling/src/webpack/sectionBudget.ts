import type { Manifest } from '@euro/platform/manifest';
import { buildStep } from './buildStep.js';
import { gzipSizes } from './scriptSizes.js';
import { TRANSLATED_BYTES } from './translations/translatedBytes.js';

const MANIFEST = 'manifest.json';
/** Maximum bytes, gzip, of one more remote besides its own code: three kilobytes. */
const ENTRY = 3_072;

interface SectionSizes {
  /** Bytes of the entry, gzip. */
  readonly entry: number;
  /** Bytes of the scripts that its heaviest page waits for, gzip. */
  readonly page: number;
}

/**
 * Checks the size of a section against its budget.
 * @param visit bytes of entry and page together; undefined: as many as it takes
 * @param more bytes that entry and page may each take on top, for translations
 * @returns a sentence for each limit that is exceeded
 */
export function overSectionBudget(
  name: string,
  { entry, page }: SectionSizes,
  visit?: number,
  more = 0,
): string[] {
  const problems: string[] = [];
  if (entry > ENTRY + more) {
    problems.push(`The entry of ${name} takes ${kilobytes(entry)}, ${kilobytes(ENTRY + more)} at most.`);
  }
  const all = entry + page;
  if (visit !== undefined && all > visit + more) {
    problems.push(
      `A visit of ${name} brings ${kilobytes(all)} of scripts, ${kilobytes(visit + more)} at most. Let what its heaviest page does not need ` +
        `at once come later (import()), or say in ${name}/webpack.config.mjs why it may.`,
    );
  }
  return problems;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB gzip`;

/**
 * Fails the build when a remote's entry, or the scripts that its heaviest page waits for, outgrow their budget. Comes
 * after the manifest, which is a file of the build itself.
 * @param visit bytes, gzip, of the entry and what its heaviest page waits for
 */
export const sectionBudget = (visit?: number) =>
  buildStep('section-budget', 'last', ({ compilation, fail }) => {
    const text = compilation.getAsset(MANIFEST)?.source.source().toString();
    if (!text) return;
    const { name, entry, preload, pages } = JSON.parse(text) as Manifest;
    const pageSizes = Object.values(pages).map(({ files }) => gzipSizes(compilation, files));
    const sizes = {
      entry: gzipSizes(compilation, [entry]),
      page: gzipSizes(compilation, preload) + Math.max(0, ...pageSizes),
    };
    for (const problem of overSectionBudget(name, sizes, visit, TRANSLATED_BYTES)) fail(problem);
  });
