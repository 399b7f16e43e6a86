import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type FileCacheOptions } from 'webpack';
import type { BuildEnv } from '../webpack/base.js';
import { FirstLoadBudgetPlugin } from '../webpack/FirstLoadBudgetPlugin.js';
import { dataModule } from '../webpack/provided.js';
import { REPOSITORY } from '../workspace/repository.js';

/** The one remote that the plain side carries. */
const REMOTE = 'mf-team';

/**
 * Builds the portal as one bundle: the same shell, with a loader that has the remote in the bundle instead of fetching
 * it. Answers the folder it is in.
 */
export async function buildOneBundle(): Promise<string> {
  const outputPath = resolve(REPOSITORY, '.cache/bench/one-bundle');
  const file = pathToFileURL(resolve(REPOSITORY, 'shell/webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: (env: BuildEnv) => Configuration };
  const base = config({ version: 'one-bundle', outputPath });
  const compiler = webpack({
    ...base,
    name: 'one-bundle',
    cache: { ...(base.cache as FileCacheOptions), name: 'one-bundle' },
    plugins: [
      // A section in the bundle is no first load of the portal.
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof FirstLoadBudgetPlugin)),
      new webpack.NormalModuleReplacementPlugin(/[\\/]lazyRemotes\.js$/, dataModule(staticRemotes())),
    ],
  });
  return new Promise((built, failed) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error) failed(error);
        else if (stats?.hasErrors()) failed(new Error(stats.toString({ all: false, errors: true })));
        else built(outputPath);
      });
    });
  });
}

/** What the shell would fetch with the first remote, and the remote itself, as parts of its own script. */
function staticRemotes(): string {
  const from = (file: string) => JSON.stringify(resolve(REPOSITORY, file));
  return `
    import { RemotePage } from ${from('shell/src/remote/remotes.ts')};
    import { remote } from ${from(`${REMOTE}/src/remote.ts`)};
    export const loadRemotePage = async () => RemotePage;
    export const fetchRemotes = async () => {};
    export const lazyLoader = {
      async load({ manifest }) {
        if (manifest.name !== '${REMOTE}') throw new Error(manifest.name + ' is not in this bundle');
        return remote;
      },
    };`;
}
