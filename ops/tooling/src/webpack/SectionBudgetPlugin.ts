import { gzipSync } from 'node:zlib';
import type { Manifest } from '@euro/platform/manifest';
import type { Compiler } from 'webpack';
import { overSectionBudget } from './sectionBudget.js';
import { TRANSLATED_BYTES } from './translations/translatedBytes.js';

/** Compression level of the compressed files. */
const LEVEL = 9;
const MANIFEST = 'manifest.json';

/** Fails the build when a remote's entry, or the scripts that its heaviest page waits for, outgrow their budget. */
export class SectionBudgetPlugin {
  readonly #visit: number | undefined;

  /** @param visit bytes, gzip, of the entry and what its heaviest page waits for */
  constructor(visit?: number) {
    this.#visit = visit;
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SectionBudgetPlugin', (compilation) => {
      // After the manifest, which is an asset itself.
      compilation.hooks.afterProcessAssets.tap('SectionBudgetPlugin', () => {
        const text = compilation.getAsset(MANIFEST)?.source.source().toString();
        if (!text) return;
        const { name, entry, preload, pages } = JSON.parse(text) as Manifest;
        const bytesOf = (file: string) =>
          gzipSync(compilation.getAsset(file)?.source.buffer() ?? '', { level: LEVEL }).length;
        const bytesOfAll = (files: readonly string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0);
        const heaviest = Math.max(0, ...Object.values(pages).map(({ files }) => bytesOfAll(files)));
        const sizes = { entry: bytesOf(entry), page: bytesOfAll(preload) + heaviest };
        for (const problem of overSectionBudget(name, sizes, this.#visit, TRANSLATED_BYTES)) {
          compilation.errors.push(new WebpackError(problem));
        }
      });
    });
  }
}
