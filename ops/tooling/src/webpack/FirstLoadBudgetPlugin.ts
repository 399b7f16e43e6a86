import { gzipSync } from 'node:zlib';
import { PRELOAD_FILES, type PreloadFiles } from '@euro/gateway';
import type { Compiler } from 'webpack';
import { overBudget, type PartSizes } from './firstLoadBudget.js';

/** The page that a first visit is measured on. */
const PAGE = '/';
/** Compression level of the compressed files. */
const LEVEL = 9;

/**
 * Fails the build when the scripts that a visitor's first screen waits for, or a file of its typeface, outgrow their
 * budget.
 */
export class FirstLoadBudgetPlugin {
  readonly #budget: PartSizes;
  readonly #font: number;

  /**
   * @param budget bytes, gzip: by name of the first scripts, and `page` for the page itself
   * @param font maximum bytes of a file of the typeface
   */
  constructor(budget: PartSizes, font = Number.POSITIVE_INFINITY) {
    this.#budget = budget;
    this.#font = font;
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstLoadBudgetPlugin', (compilation) => {
      // After the report on what travels with a page, which is an asset itself.
      compilation.hooks.afterProcessAssets.tap('FirstLoadBudgetPlugin', () => {
        const bytesOf = (files: Iterable<string>) =>
          [...files]
            .filter((file) => file.endsWith('.js'))
            .map(
              (file) => gzipSync(compilation.getAsset(file)?.source.buffer() ?? '', { level: LEVEL }).length,
            )
            .reduce((total, bytes) => total + bytes, 0);
        const chunks = [...compilation.entrypoints.values()].flatMap((entry) => entry.chunks);
        const report = compilation.getAsset(PRELOAD_FILES)?.source.source().toString() ?? '';
        const { pages } = JSON.parse(report) as PreloadFiles;
        const sizes = Object.fromEntries(
          chunks.map((chunk) => [String(chunk.name ?? chunk.id), bytesOf(chunk.files)]),
        );
        const problem = overBudget({ ...sizes, page: bytesOf(pages[PAGE] ?? []) }, this.#budget);
        if (problem) compilation.errors.push(new WebpackError(problem));
        for (const { name, source } of compilation.getAssets()) {
          if (!name.endsWith('.woff2') || source.size() <= this.#font) continue;
          compilation.errors.push(
            new WebpackError(`${name} takes ${source.size()} bytes, ${this.#font} at most (fonts.css).`),
          );
        }
      });
    });
  }
}
