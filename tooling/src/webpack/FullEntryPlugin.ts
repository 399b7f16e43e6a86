import { BUNDLER_RUNTIME } from '@euro/platform/manifest';
import type { Compiler } from 'webpack';
import { FULL_ENTRY } from '../registry/layout.js';
import { bundleRuntime } from './bundleRuntime.js';
import { ENTRY } from './RemoteManifestPlugin.js';

/**
 * Writes the entry once more, with Module Federation's runtime inside it: a host that is not our shell has no runtime to hand
 * to it. Neither the runtime nor anything else but the container becomes a global of that page.
 */
export class FullEntryPlugin {
  readonly #container: string;

  /** @param container name that the remote registers under: `mf_rankings` */
  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FullEntryPlugin', (compilation) => {
      // The entry has its chunks' last names, and is not compressed yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'FullEntryPlugin', stage }, async () => {
        const entry = compilation.getAsset(ENTRY)?.source.source();
        if (entry === undefined) return;
        const runtime = await bundleRuntime();
        const text = `var ${this.#container}=(()=>{${runtime}\n${entry}\nreturn ${this.#container}})();\n`;
        if (!runtime.includes(BUNDLER_RUNTIME)) throw new Error(`the runtime leaves no ${BUNDLER_RUNTIME}`);
        compilation.emitAsset(FULL_ENTRY, new sources.RawSource(text));
      });
    });
  }
}
