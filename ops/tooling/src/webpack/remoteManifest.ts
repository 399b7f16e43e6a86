import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { containerName, FEDERATION_RUNTIME, type PageParts } from '@euro/platform/manifest';
import {
  buildManifest,
  type ConsumedModule,
  FULL_ENTRY,
  GUEST_FOLDER,
  installedVersion,
  integrityOf,
} from '@euro/release';
import type { Chunk, Compilation } from 'webpack';
import { buildStep } from './buildStep.js';
import { consumedBy, copiesOfShared, fallbackFiles, namesNotProvided } from './consumed.js';
import { GUEST } from './guestConfig.js';
import { REMOTE_STILLS } from './remoteStills.js';
import { scriptSizes } from './scriptSizes.js';
import { TYPE_HINTS_OF_MANIFEST } from './typeHints.js';

/** The one module that a remote exposes. */
export const EXPOSED = './remote';

/** Its file, below the remote's folder. */
const EXPOSED_SOURCE = 'src/remote.ts';

/** The container, for pages that have the runtime. */
export const ENTRY = 'remoteEntry.js';

/** File in which the plugin writes the build's statistics beside its manifest. */
const STATS = 'mf-stats.json';

/** What a remote's manifests are made from. */
export interface RemoteBuild {
  /** Absolute path of the remote's `remote.json`. */
  readonly declaration: string;
  readonly name: string;
  readonly version: string;
  /** It contains its own copies of the modules that the shell shares, for pages without the shell. */
  readonly carriesOwn: boolean;
  /** Its requests for modules that the shell shares. */
  readonly consumes: Readonly<Record<string, ConsumedModule>>;
  /** Hosts that are no portal can load `./guest` of it. */
  readonly hasGuest: boolean;
}

/** The part of the statistics that Module Federation makes its own manifest of. */
interface FederationStats<MetaData> {
  readonly metaData: MetaData;
  shared: unknown[];
  readonly exposes: Expose[];
}

interface Described<S> {
  readonly stats: S;
  readonly compilation: Compilation;
}

interface Expose {
  readonly id: string;
}

interface MetaData {
  readonly buildInfo: { buildVersion: string; buildName: string };
  readonly remoteEntry: { name: string };
}

/** Writes `manifest.json`: the remote's declaration, checked, and the files to load it by. */
export const remoteManifest = (options: RemoteBuild) =>
  buildStep('remote-manifest', 'last', ({ compilation, emit, fail }) => {
    compilation.fileDependencies.add(options.declaration);
    const elsewhere = new Set([FULL_ENTRY, ...fallbackFiles(compilation)]);
    const sizes = Object.entries(scriptSizes(compilation)).filter(
      ([file]) => !elsewhere.has(file) && !file.startsWith(`${GUEST_FOLDER}/`),
    );
    const content = manifestOf(options, compilation, Object.fromEntries(sizes));
    const problems = [
      ...namesNotProvided(compilation),
      ...(options.carriesOwn ? [] : copiesOfShared(compilation)),
      ...('problems' in content ? content.problems : []),
    ];
    for (const problem of problems) fail(problem);
    compilation.deleteAsset(STATS);
    if ('manifest' in content) emit('manifest.json', `${JSON.stringify(content.manifest, null, 2)}\n`);
  });

/**
 * Adds to `mf-manifest.json`, which is for other hosts, what a portal needs to know: the federation plugin's
 * `manifest.additionalData`.
 */
export const describeForHosts =
  (options: RemoteBuild) =>
  <M extends MetaData, S extends FederationStats<M>>({ stats, compilation }: Described<S>): S => {
    const { name, version, carriesOwn, hasGuest } = options;
    const content = manifestOf(options, compilation, {});
    Object.assign(stats.metaData.buildInfo, { buildVersion: version, buildName: name });
    if (!carriesOwn) {
      stats.metaData.remoteEntry.name = FULL_ENTRY;
      stats.shared = sharedOf(options, compilation);
    }
    if (compilation.getAsset(TYPE_HINTS_OF_MANIFEST.zip))
      Object.assign(stats.metaData, { types: TYPE_HINTS_OF_MANIFEST });
    if (hasGuest) stats.exposes.push(...stats.exposes.slice(0, 1).map(asGuest));
    if ('manifest' in content) Object.assign(stats.metaData, { portal: content.manifest });
    return stats;
  };

function manifestOf(options: RemoteBuild, compilation: Compilation, sizes: Readonly<Record<string, number>>) {
  const { declaration, name, version } = options;
  const entry = compilation.getAsset(ENTRY);
  if (!entry) return { problems: [`${name}: no ${ENTRY} was built`] };
  const stills = compilation.getAsset(REMOTE_STILLS);
  const chunks = exposedChunks(compilation);
  return buildManifest({
    name,
    version,
    declaration: readFileSync(declaration, 'utf8'),
    entry: ENTRY,
    integrity: integrityOf(entry.source.buffer()),
    preload: chunks.flatMap(scriptsOf),
    pages: pagesOf(compilation, chunks),
    shared: consumedBy(compilation, chunks),
    requires: requiredBy(options, compilation),
    sizes,
    ...(stills && { stills: { file: REMOTE_STILLS, integrity: integrityOf(stills.source.buffer()) } }),
  });
}

/** The modules it takes from its host, as Module Federation's manifest lists them. */
function sharedOf({ consumes, declaration, name }: RemoteBuild, compilation: Compilation) {
  const assets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
  return consumedBy(compilation, compilation.chunks).map((request) => ({
    id: `${containerName(name)}:${request}`,
    name: request,
    version: installedVersion(dirname(declaration), request),
    singleton: consumes[request]?.singleton,
    requiredVersion: consumes[request]?.requiredVersion,
    hash: '',
    assets,
  }));
}

/** The modules it requires, as found by the build; none when it contains its own. */
function requiredBy(
  { carriesOwn, consumes, declaration }: RemoteBuild,
  compilation: Compilation,
): Record<string, string> {
  if (carriesOwn) return {};
  const runtime = `^${installedVersion(dirname(declaration), FEDERATION_RUNTIME)}`;
  const ranges = consumedBy(compilation, compilation.chunks).flatMap((request) => {
    const { import: fallback, requiredVersion } = consumes[request] ?? {};
    return fallback === false && requiredVersion ? [[request, requiredVersion]] : [];
  });
  return { [FEDERATION_RUNTIME]: runtime, ...Object.fromEntries(ranges) };
}

/**
 * The second module of the manifest. Its files are none to preload: which ones it takes depends on the host's React.
 */
function asGuest<E extends Expose>(expose: E): E {
  const files = { sync: [], async: [] };
  const id = expose.id.replace('remote', 'guest');
  return {
    ...expose,
    id,
    name: 'guest',
    path: GUEST,
    file: '',
    requires: [],
    assets: { js: files, css: files },
  };
}

/** Files of each page that `src/remote.ts` imports by name, beside the exposed chunks, by that name. */
function pagesOf(compilation: Compilation, remoteChunks: readonly Chunk[]): Record<string, PageParts> {
  const consumedModules = consumedBy(compilation, remoteChunks);
  const pages = compilation.chunkGroups.flatMap((group) => {
    const isPage = group.origins.some(({ module }) => module?.nameForCondition()?.endsWith(EXPOSED_SOURCE));
    if (!group.name || !isPage) return [];
    const chunks = group.chunks.filter((chunk) => !remoteChunks.includes(chunk));
    const shared = consumedBy(compilation, chunks).filter((request) => !consumedModules.includes(request));
    return [[group.name, { files: chunks.flatMap(scriptsOf), shared }]];
  });
  return Object.fromEntries(pages);
}

/** Chunks of the exposed module, which the container requests as soon as it is opened. */
function exposedChunks(compilation: Compilation): Chunk[] {
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins.some(({ request }) => request?.endsWith(EXPOSED_SOURCE)),
  );
  return [...new Set(groups.flatMap((group) => group.chunks))];
}

/** Without what changed since the build before, which webpack lists among them, too. */
function scriptsOf(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => file.endsWith('.js') && !file.includes('.hot-update.'));
}
