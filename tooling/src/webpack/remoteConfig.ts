import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLER_RUNTIME } from '@euro/platform/manifest';
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced';
import webpack, { type ChunkGraph, type Configuration, type Module } from 'webpack';
import { type BuildEnv, baseConfig } from './base.js';
import { isOfFallback } from './consumed.js';
import { FullEntryPlugin } from './FullEntryPlugin.js';
import { dataModule } from './provided.js';
import { ENTRY, EXPOSED, RemoteManifestPlugin } from './RemoteManifestPlugin.js';
import { consumedModules } from './shared.js';
import { REMOTE_TYPES, TypeHintsPlugin } from './TypeHintsPlugin.js';

export interface RemoteOptions {
  /** True for a remote that also has to live on pages without the shell: it then carries its own copies. */
  readonly standalone?: boolean;
}

/**
 * Webpack's config of a remote: `export default remoteConfig(import.meta.url);`.
 * `src/remote.ts` is exposed as `./remote`, `remote.json` becomes `dist/manifest.json`.
 */
export function remoteConfig(configUrl: string, options: RemoteOptions = {}) {
  const folder = dirname(fileURLToPath(configUrl));
  return (env: BuildEnv = {}): Configuration => {
    const name = packageName(folder);
    const container = name.replaceAll('-', '_');
    const version = env.version ?? 'dev';
    const carriesOwn = options.standalone ?? false;
    const base = baseConfig(folder, container, env);
    const consumes = consumedModules(folder, env.watching ? 'quick' : 'fallbacks');
    const manifestPlugin = new RemoteManifestPlugin({
      declaration: resolve(folder, 'remote.json'),
      name,
      version,
      carriesOwn,
      consumes,
    });
    return {
      ...base,
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      // One script of all fallbacks: each more would be named in the entry.
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { fallback } } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: container,
          filename: ENTRY,
          exposes: { [EXPOSED]: './src/remote.ts' },
          ...(carriesOwn && { shared: consumedModules(folder, 'alone') }),
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: {
            // Which chunks to preload is worth no time while developing.
            disableAssetsAnalyze: env.watching ?? false,
            additionalData: manifestPlugin.describeForHosts,
          },
          experiments: {
            externalRuntime: !carriesOwn,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        ...(carriesOwn
          ? []
          : [
              // By itself, and not as `shared` above: what a remote carries for itself is not offered to others.
              new ConsumeSharedPlugin({ shareScope: 'default', consumes }),
              bundlerRuntimeOfHost(),
              new FullEntryPlugin(container),
            ]),
        ...(env.watching ? [] : [new TypeHintsPlugin({ [EXPOSED]: REMOTE_TYPES })]),
        manifestPlugin,
      ],
    };
  };
}

const fallback = {
  name: 'fallback',
  chunks: 'async',
  enforce: true,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].every((chunk) =>
      [...chunk.groupsIterable].every(isOfFallback),
    ),
} as const;

/** The entry takes webpack's part of the runtime from the page as well, which `externalRuntime` would bundle (ADR 28). */
function bundlerRuntimeOfHost() {
  return new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.c?js$/,
    dataModule(`export default ${BUNDLER_RUNTIME}`),
  );
}

function packageName(folder: string): string {
  const { name } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '');
}
