import { TYPE_HINTS } from '@euro/release';
import type { Compiler } from 'webpack';
import { typeHints } from './typeHints.js';

/** In the form of a federation manifest; hosts resolve them like the entry. */
export const TYPE_HINTS_OF_MANIFEST = { path: '', name: TYPE_HINTS.api, ...TYPE_HINTS };

/**
 * Writes the types of what a remote exposes. Not from the sources, with the compiler: for all sections that takes
 * longer than bundling them, and exposes their internals to hosts.
 */
export class TypeHintsPlugin {
  readonly #modules: Readonly<Record<string, string>>;

  /** @param modules complete declarations by exposed name: `./remote` */
  constructor(modules: Readonly<Record<string, string>>) {
    this.#modules = modules;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TypeHintsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TypeHintsPlugin', stage }, () => {
        const { zip, api } = typeHints(this.#modules);
        compilation.emitAsset(TYPE_HINTS.zip, new sources.RawSource(zip));
        compilation.emitAsset(TYPE_HINTS.api, new sources.RawSource(api));
      });
    });
  }
}
