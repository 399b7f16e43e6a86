import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteDeclaration } from '@euro/platform/manifest';
import { consumedModules, installedVersion } from '@euro/release';
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced';
import type { Configuration } from 'webpack';
import { type BuildEnv, baseConfig } from './base.js';
import { bundlerRuntimeOfHost } from './bundlerRuntimeOfHost.js';
import { fullEntry } from './fullEntry.js';
import { guestBuild } from './guestBuild.js';
import { GUEST, openEmbeds } from './guestConfig.js';
import { guestTypes } from './guestTypes.js';
import { pageGroups } from './pageGroups.js';
import { describeForHosts, ENTRY, EXPOSED, type RemoteBuild, remoteManifest } from './remoteManifest.js';
import { remoteStills } from './remoteStills.js';
import { REMOTE_TYPES } from './remoteTypes.js';
import { sectionBudget } from './sectionBudget.js';
import { writeTypeHints } from './typeHints.js';

export interface RemoteOptions {
  /** True for a remote that also has to live on pages without the shell: it then carries its own copies. */
  readonly standalone?: boolean;
  /** Maximum bytes of scripts, gzip, for a visit of its heaviest page: its entry and the preloaded files. */
  readonly visit?: number;
}

/**
 * Webpack's config of a remote: `export default remoteConfig(import.meta.url);`.
 * `src/remote.ts` is exposed as `./remote`, `remote.json` becomes `dist/manifest.json`; what other sites get of it is
 * `./guest`.
 */
export function remoteConfig(configUrl: string, options: RemoteOptions = {}) {
  const folder = dirname(fileURLToPath(configUrl));
  return (env: BuildEnv = {}): Configuration => {
    const name = packageName(folder);
    const container = name.replaceAll('-', '_');
    const version = env.version ?? 'dev';
    const carriesOwn = options.standalone ?? false;
    // Other sites load released builds; in another repository the package may be missing.
    const hasGuest = !carriesOwn && !env.watching && installedVersion(folder, '@euro/guest') !== null;
    const base = baseConfig(folder, container, env);
    const consumes = consumedModules(folder, env.watching ? 'quick' : 'fallbacks');
    const build: RemoteBuild = {
      declaration: resolve(folder, 'remote.json'),
      name,
      version,
      carriesOwn,
      consumes,
      hasGuest,
    };
    return {
      ...base,
      // Stored with the release and not served: they name the sources of a fault.
      devtool: env.watching ? base.devtool : 'hidden-source-map',
      entry: {},
      output: {
        ...base.output,
        publicPath: 'auto',
        // Each release has its own folder: hashes of chunks would only be a table in the entry.
        ...(!env.watching && { chunkFilename: 'chunks/[id].js' }),
      },
      optimization: {
        ...base.optimization,
        splitChunks: { cacheGroups: pageGroups(EXPOSED_CHUNK, pagesOf(folder)) },
      },
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
            // During development computing the chunks to preload is not worth the time.
            disableAssetsAnalyze: env.watching ?? false,
            additionalData: describeForHosts(build),
          },
          experiments: {
            externalRuntime: !carriesOwn,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        ...(carriesOwn
          ? []
          : [
              // Not by `shared` above: modules that a remote carries for itself are not offered to others.
              new ConsumeSharedPlugin({ shareScope: 'default', consumes }),
              bundlerRuntimeOfHost(),
              fullEntry(container, hasGuest),
            ]),
        ...(env.watching ? [] : [writeTypeHints(typesOf(folder, hasGuest))]),
        ...(env.watching || carriesOwn ? [] : [remoteStills(folder, name)]),
        ...(hasGuest ? [guestBuild({ folder, container: `${container}_guest`, env })] : []),
        remoteManifest(build),
        ...(env.watching || carriesOwn ? [] : [sectionBudget(options.visit)]),
      ],
    };
  };
}

/** Module Federation's name of the chunk of `./remote`. */
const EXPOSED_CHUNK = '__federation_expose_remote';

function typesOf(folder: string, hasGuest: boolean): Record<string, string> {
  return { [EXPOSED]: REMOTE_TYPES, ...(hasGuest && { [GUEST]: guestTypes(openEmbeds(folder)) }) };
}

/** Names of the chunks that its declaration says pages come in. */
function pagesOf(folder: string): string[] {
  const text = readFileSync(resolve(folder, 'remote.json'), 'utf8');
  const { routes = [] } = JSON.parse(text) as Partial<RemoteDeclaration>;
  return [...new Set(routes.flatMap(({ page }) => page ?? []))];
}

function packageName(folder: string): string {
  const { name } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { name: string };
  return name.replace(/^@[^/]+\//, '');
}
