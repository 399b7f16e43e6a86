import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ManifestEmbed, RemoteDeclaration } from '@euro/platform/manifest';
import { installedVersion } from '@euro/release';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildEnv, baseConfig } from './base.js';
import { bundlerRuntimeOfHost } from './bundlerRuntimeOfHost.js';

/** Webpack configuration of a remote's entry for other sites. */
export const GUEST = './guest';
/** File of the container with it, among the guest's files. */
export const GUEST_ENTRY = 'entry.js';

/** Modules that a guest shares with its host: one React in the version of the host, or all of its own. */
const REACT = ['react', 'react-dom', 'react-dom/client'] as const;

export interface GuestBuild {
  /** Absolute path of the remote. */
  readonly folder: string;
  /** `mf_rankings_guest` */
  readonly container: string;
  readonly env: BuildEnv;
}

/**
 * Webpack's config of a remote's guest: the same sources, for pages without our shell. It contains all modules that
 * the shell shares; its React is used only where the host has none that fits.
 */
export function guestConfig({ folder, container, env }: GuestBuild): Configuration {
  const base = baseConfig(folder, container, env, { isPortal: false });
  const declaration = resolve(folder, 'remote.json');
  const hasOpen = openEmbeds(folder).length > 0;
  return {
    ...base,
    entry: {},
    experiments: { outputModule: true },
    output: {
      ...base.output,
      clean: false,
      publicPath: 'auto',
      chunkFilename: '[id].[contenthash:8].js',
      // By the browser's own import(): webpack's usual way needs a property of `window`.
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
    },
    resolve: {
      ...base.resolve,
      alias: { 'declaration-of-guest$': declaration, 'remote-of-guest$': resolve(folder, 'src/remote.ts') },
    },
    plugins: [
      // The files are compressed with the rest of the release.
      ...(base.plugins ?? []).filter((plugin) => !(plugin instanceof CompressionPlugin)),
      new webpack.DefinePlugin({ GUEST_VERSION: JSON.stringify(env.version ?? 'dev') }),
      bundlerRuntimeOfHost(),
      rootsOfGuest(),
      new ModuleFederationPlugin({
        name: container,
        filename: GUEST_ENTRY,
        // A variable of the function that the entry becomes.
        library: { type: 'assign', name: container },
        exposes: { [GUEST]: hasOpen ? '@euro/guest/exposed' : '@euro/guest/exposed-without-embeds' },
        shared: hasOpen ? sharedReact(folder) : {},
        shareStrategy: 'loaded-first',
        runtimePlugins: hasOpen ? [fileURLToPath(new URL('./oneReact.js', import.meta.url))] : [],
        dts: false,
        dev: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/**
 * `@euro/guest` creates React's roots, also those of the remote's own code. Without an issuer it is the shared
 * module.
 */
function rootsOfGuest() {
  return new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, (module) => {
    const { issuer } = module.contextInfo;
    if (issuer && !CREATE_ROOT.test(issuer)) module.request = '@euro/guest/create-root';
  });
}

/** The one module that has React's own. */
const CREATE_ROOT = /[\\/]guest[\\/](?:src|dist)[\\/]createRoot\.[jt]s$/;

/** The embeds of a remote that pages of other sites may have. */
export function openEmbeds(folder: string): readonly ManifestEmbed[] {
  const text = readFileSync(resolve(folder, 'remote.json'), 'utf8');
  const { embeds = [] } = JSON.parse(text) as Partial<RemoteDeclaration>;
  return embeds.filter(({ access }) => access === 'open');
}

function sharedReact(folder: string) {
  const shared = REACT.map((request) => {
    const version = installedVersion(folder, request);
    if (!version) throw new Error(`${folder}: ${request} is not installed`);
    const requiredVersion = `^${version.split('.')[0]}.0.0`;
    return [request, { singleton: false, version, requiredVersion }] as const;
  });
  return Object.fromEntries(shared);
}
