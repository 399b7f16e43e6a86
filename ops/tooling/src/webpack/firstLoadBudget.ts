import { PRELOAD_FILES, type PreloadFiles } from '@euro/gateway';
import { buildStep } from './buildStep.js';
import { gzipSizes } from './scriptSizes.js';

/** The page that a first visit is measured on. */
const PAGE = '/';
/** Name of its step. */
export const FIRST_LOAD_BUDGET = 'first-load-budget';

/** Bytes of scripts, gzip, by part: `core`, `main`, `page`. */
export type PartSizes = Readonly<Record<string, number>>;

/**
 * Holds a first load to its parts.
 * @returns a sentence saying what grew, and by how much; null when all parts together keep to what they may take
 */
export function overBudget(sizes: PartSizes, budget: PartSizes): string | null {
  const total = sum(sizes);
  const limit = sum(budget);
  if (total <= limit) return null;
  const growth = Object.keys(sizes)
    .map((part) => ({ part, size: sizes[part] ?? 0, more: (sizes[part] ?? 0) - (budget[part] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ part, size, more }) => `${part} by ${kilobytes(more)} to ${kilobytes(size)}`);
  return (
    `A visitor's first screen takes ${kilobytes(total)} of scripts, ${kilobytes(limit)} at most: it grew in ` +
    `${growth.join(', in ')}. Let what it does not need come later (import()), or say in shell/webpack.config.mjs why it may.`
  );
}

const sum = (sizes: PartSizes) => Object.values(sizes).reduce((total, size) => total + size, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB gzip`;

/**
 * Fails the build when the scripts that a visitor's first screen waits for, or a file of its typeface, outgrow their
 * budget. Comes after the list of what travels with a page, which is a file of the build itself.
 * @param budget bytes, gzip: by name of the first scripts, and `page` for the page itself
 * @param font maximum bytes of a file of the typeface
 */
export const firstLoadBudget = (budget: PartSizes, font = Number.POSITIVE_INFINITY) =>
  buildStep(FIRST_LOAD_BUDGET, 'last', ({ compilation, fail }) => {
    const chunks = [...compilation.entrypoints.values()].flatMap((entry) => entry.chunks);
    const list = compilation.getAsset(PRELOAD_FILES)?.source.source().toString() ?? '';
    const { pages } = JSON.parse(list) as PreloadFiles;
    const sizes = Object.fromEntries(
      chunks.map((chunk) => [String(chunk.name ?? chunk.id), gzipSizes(compilation, chunk.files)]),
    );
    const problem = overBudget({ ...sizes, page: gzipSizes(compilation, pages[PAGE] ?? []) }, budget);
    if (problem) fail(problem);
    for (const { name, source } of compilation.getAssets()) {
      if (!name.endsWith('.woff2') || source.size() <= font) continue;
      fail(`${name} takes ${source.size()} bytes, ${font} at most (fonts.css).`);
    }
  });
