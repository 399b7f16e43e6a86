import type { Compiler } from 'webpack';

/** Read by the service worker (`shell/src/worker/createReleases.ts`). */
const OFFLINE_FILES = 'offline.json';
/** Scripts and fonts with a hash in their names; styles are in the page. */
const KEPT = /\.[0-9a-f]{8}\.(js|svg|woff2)$/;

/** Writes `offline.json`: the addresses of all files that the shell may need without a connection. */
export class OfflineFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('OfflineFilesPlugin', (compilation) => {
      // After names are final.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'OfflineFilesPlugin', stage }, (assets) => {
        const files = Object.keys(assets)
          .filter((name) => KEPT.test(name))
          .map((name) => `/${name}`);
        compilation.emitAsset(OFFLINE_FILES, new sources.RawSource(JSON.stringify(files)));
      });
    });
  }
}
