import { SERVICE_WORKER } from '@euro/gateway';
import type { Compiler } from 'webpack';

/**
 * Builds the service worker as `service-worker.js` in its own compilation, which does not affect the ids, chunks and
 * sizes of the portal's scripts.
 */
export class WorkerPlugin {
  readonly #source: string;

  /** @param source its entry: `./src/worker/serviceWorker.ts` */
  constructor(source: string) {
    this.#source = source;
  }

  apply(compiler: Compiler): void {
    const { Compilation, EntryPlugin, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WorkerPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerPlugin', stage }, async () => {
        const worker = compilation.createChildCompiler('worker', { filename: SERVICE_WORKER }, [
          new EntryPlugin(compiler.context, this.#source, { name: 'worker' }),
        ]);
        await new Promise<void>((resolve, reject) => {
          worker.runAsChild((error, _entries, child) => {
            if (error) return reject(error);
            compilation.errors.push(...(child?.errors ?? []).map((each) => new WebpackError(each.message)));
            resolve();
          });
        });
      });
    });
  }
}
