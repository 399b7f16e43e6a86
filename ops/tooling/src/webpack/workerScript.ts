import { SERVICE_WORKER } from '@euro/gateway';
import { buildStep } from './buildStep.js';

/**
 * Builds the service worker as `service-worker.js` in its own compilation, which does not affect the ids, chunks and
 * sizes of the portal's scripts.
 * @param source its entry: `./src/worker/serviceWorker.ts`
 */
export const workerScript = (source: string) =>
  buildStep('worker-script', 'first', async ({ compilation, fail }) => {
    const { compiler } = compilation;
    const worker = compilation.createChildCompiler('worker', { filename: SERVICE_WORKER }, [
      new compiler.webpack.EntryPlugin(compiler.context, source, { name: 'worker' }),
    ]);
    await new Promise<void>((resolve, reject) => {
      worker.runAsChild((error, _entries, child) => {
        if (error) return reject(error);
        for (const { message } of child?.errors ?? []) fail(message);
        resolve();
      });
    });
  });
