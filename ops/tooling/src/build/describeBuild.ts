import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BILL_OF_MATERIALS, buildManifest, FEDERATION_MANIFEST, integrityOf } from '@euro/release';
import { packageFinder } from '../webpack/packageFinder.js';
import { idOf, writeBillOfMaterials } from '../webpack/writeBillOfMaterials.js';

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly type: string;
}

/** The parts of `mf-manifest.json` that Module Federation's plugins for Rspack and Vite write alike. */
interface FederationManifest {
  readonly metaData: {
    readonly remoteEntry: Entry;
    /** The same container as a classic script, by the plugin for Vite. */
    readonly varRemoteEntry?: Entry;
    readonly buildInfo: object;
  };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
  readonly exposes: readonly { readonly path: string; readonly assets: Assets }[];
}

interface Assets {
  readonly js: { readonly sync: readonly string[] };
}

/** Text formats that are sent compressed. */
const COMPRESSED = /\.(js|css|svg|json)$/;

/**
 * Makes a release of what another bundler built with Module Federation's own plugin: writes `manifest.json`, the bill
 * of materials (by the source maps) and compressed copies, and completes `mf-manifest.json`.
 * @param folder of the section: `package.json` and `remote.json`
 * @param dist folder of the build
 * @returns the version, or what is wrong, a sentence each
 */
export function describeBuild(
  folder: string,
  dist: string,
): { readonly version: string } | { readonly problems: readonly string[] } {
  if (!existsSync(join(dist, FEDERATION_MANIFEST)))
    return {
      problems: [`${dist} has no ${FEDERATION_MANIFEST}: build with the plugin's \`manifest: true\`.`],
    };
  const federation = readJson<FederationManifest>(join(dist, FEDERATION_MANIFEST));
  const own = readJson<{ name: string; version: string }>(join(folder, 'package.json'));
  const { remoteEntry, varRemoteEntry } = federation.metaData;
  const entry = varRemoteEntry ?? remoteEntry;
  const exposed = federation.exposes.find(({ path }) => path === './remote');
  const maps = filesBelow(dist).filter((file) => file.endsWith('.js.map'));
  const problems = [
    ...(entry.type === 'module'
      ? [`${entry.name} is a module: name a classic script with the plugin's \`varFilename\`.`]
      : []),
    ...(exposed ? [] : ['The build exposes no ./remote.']),
    ...(maps.length === 0 ? ['The build has no source maps, by which its packages are listed.'] : []),
  ];
  if (!exposed || problems.length > 0) return { problems };

  const described = new Set([BILL_OF_MATERIALS, FEDERATION_MANIFEST, 'manifest.json']);
  const built = filesBelow(dist).filter((file) => !described.has(file) && !/\.(br|gz)$/.test(file));
  const version = `${own.version}-${digestOf(dist, built)}`;
  const scripts = built.filter((file) => file.endsWith('.js'));
  const sizes = compress(dist, built);
  const content = buildManifest({
    name: own.name.replace(/^@[^/]+\//, ''),
    version,
    declaration: readFileSync(join(folder, 'remote.json'), 'utf8'),
    entry: entry.path + entry.name,
    integrity: integrityOf(readFileSync(join(dist, entry.path, entry.name))),
    // Modules can't be preloaded as scripts.
    preload: varRemoteEntry ? [] : exposed.assets.js.sync,
    pages: {},
    shared: [],
    requires: Object.fromEntries(federation.shared.map((shared) => [shared.name, shared.requiredVersion])),
    sizes: Object.fromEntries(scripts.map((file) => [file, sizes[file] ?? 0])),
  });
  if ('problems' in content) return content;
  const bill = billOf(
    folder,
    { ...own, version },
    maps.map((file) => join(dist, file)),
  );
  const buildInfo = { ...federation.metaData.buildInfo, buildVersion: version };
  const metaData = { ...federation.metaData, buildInfo, portal: content.manifest };
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(content.manifest, null, 2)}\n`);
  writeFileSync(join(dist, BILL_OF_MATERIALS), bill);
  writeFileSync(join(dist, FEDERATION_MANIFEST), JSON.stringify({ ...federation, metaData }));
  return { version };
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function filesBelow(dist: string): string[] {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll(sep, '/'),
    )
    .sort();
}

function digestOf(dist: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(dist, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Writes compressed copies; returns the bytes of each as sent. */
function compress(dist: string, files: readonly string[]): Readonly<Record<string, number>> {
  const sizes = files
    .filter((file) => COMPRESSED.test(file))
    .map((file) => {
      const bytes = readFileSync(join(dist, file));
      const brotli = brotliCompressSync(bytes);
      writeFileSync(join(dist, `${file}.br`), brotli);
      writeFileSync(join(dist, `${file}.gz`), gzipSync(bytes, { level: 9 }));
      return [file, brotli.length] as const;
    });
  return Object.fromEntries(sizes);
}

/** Lists the packages that the sources of a build are of. */
function billOf(folder: string, own: { name: string; version: string }, maps: readonly string[]): string {
  const findPackage = packageFinder();
  const section = findPackage(folder);
  const found = maps.flatMap((map) =>
    readJson<{ sources: readonly string[] }>(map).sources.map((source) =>
      findPackage(dirname(resolve(dirname(map), source))),
    ),
  );
  const packages = [...new Set(found)].flatMap((bundled) =>
    bundled && bundled !== section ? [{ package: bundled, imports: new Set<string>() }] : [],
  );
  const imports = new Set(packages.map((bundled) => idOf(bundled.package)));
  return writeBillOfMaterials({
    root: { package: own, imports },
    packages,
    bundler: { name: 'euro-remote' },
  });
}
