import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REPOSITORY } from '@euro/release';
import type { BuildEnv } from '@euro/tooling/webpack';
import { dataModule, FIRST_LOAD_BUDGET } from '@euro/tooling/webpack';
import webpack, { type Configuration } from 'webpack';

/** The remote in the plain side's bundle. */
const REMOTE = 'mf-team';

/**
 * Builds the portal as one bundle: the same shell, with a loader that has the remote in the bundle instead of fetching
 * it. Returns the output folder.
 */
export async function buildOneBundle(): Promise<string> {
  const outputPath = resolve(REPOSITORY, '.cache/bench/one-bundle');
  const file = pathToFileURL(resolve(REPOSITORY, 'shell/webpack.config.mjs')).href;
  const { default: config } = (await import(file)) as { default: (env: BuildEnv) => Configuration };
  const compiler = webpack(oneBundleConfig(config({ version: 'one-bundle', outputPath })));
  return new Promise((fulfill, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
        else fulfill(outputPath);
      });
    });
  });
}

/** @param base the shell's configuration */
export function oneBundleConfig(base: Configuration): Configuration {
  return {
    ...base,
    name: 'one-bundle',
    // All pages of the section are in the one bundle.
    module: { ...base.module, rules: [...(base.module?.rules ?? []), { resource: SECTION, parser: EAGER }] },
    plugins: [
      // The budget does not apply to a bundle with a section.
      ...(base.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && plugin.name === FIRST_LOAD_BUDGET),
      ),
      new webpack.NormalModuleReplacementPlugin(/[\\/]lazyRemotes\.js$/, dataModule(staticRemotes())),
    ],
  };
}

const SECTION = resolve(REPOSITORY, REMOTE, 'src/remote.ts');
const EAGER = { dynamicImportMode: 'eager' };

/** Adds the remote, and what the shell fetches with the first remote, to the shell's script. */
function staticRemotes(): string {
  const from = (file: string) => JSON.stringify(resolve(REPOSITORY, file));
  return `
    import { RemotePage } from ${from('shell/src/remote/RemotePage.tsx')};
    import { remote } from ${JSON.stringify(SECTION)};
    export const loadRemotePage = async () => RemotePage;
    export const lazyLoader = {
      async load({ manifest }, { route } = {}) {
        if (manifest.name !== '${REMOTE}') throw new Error(manifest.name + ' is not in this bundle');
        if (route) await remote.preload(route);
        return remote;
      },
      hint() {},
    };`;
}
