import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, REPOSITORY, SHARED } from '@euro/release';
import { CUSTOM_ELEMENTS } from './customElementsOf.js';

const CUSTOM_ELEMENTS_EXPORT = `./${CUSTOM_ELEMENTS}`;

type Names = Readonly<Record<string, string>>;

/** The fields of our `package.json` that are read. */
export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly keywords?: readonly string[];
  readonly repository?: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly homepage?: string;
  readonly bugs?: string;
  readonly type?: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly bin?: Names;
  readonly engines?: Names;
  readonly files?: readonly string[];
  readonly dependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly publishConfig?: {
    readonly access: string;
    readonly exports: Readonly<Record<string, string | Names>>;
  };
}

export function readPackage(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson;
}

const SINGLETONS = new Set(SHARED.map(({ request }) => packageOf(request)));
const isOurs = (name: string) => name.startsWith('@euro/');
/** Ours say their range themselves; of Module Federation only one version will do (ADR 28). */
const isExact = (name: string) => isOurs(name) || name.startsWith('@module-federation/');

/**
 * The published `package.json`: the public exports, and the dependencies that the packed files import. Singletons of a
 * portal become peer dependencies. Its addresses are those of the repository.
 * @param folder of the package in the repository
 * @throws when a file imports a package that is not declared
 */
export function publicManifest(
  source: PackageJson,
  importedPackages: readonly string[],
  folder: string,
): PackageJson {
  const { name, version, description, license, keywords, type, sideEffects, bin, publishConfig } = source;
  const { engines, repository, homepage, bugs } = readPackage(REPOSITORY);
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = source;
  const declared = { ...dependencies, ...peerDependencies };
  // Aliases that the build replaces by files of the section are no packages.
  const isNone = (used: string) => used === name || /-(on-stage|of-guest|of-stills)$/.test(used);
  const missing = importedPackages.filter((used) => !isNone(used) && !(used in declared));
  if (missing.length > 0) throw new Error(`${name} imports what it doesn't declare: ${missing.join(', ')}.`);
  const usedDependencies = Object.keys(dependencies).filter((used) => importedPackages.includes(used));
  // Peer dependencies of those, such as a loader's compiler.
  const peersOfUsed = new Set(usedDependencies.flatMap((used) => Object.keys(peersOf(used))));
  const neededPackages = Object.keys(dependencies).filter(
    (used) => usedDependencies.includes(used) || peersOfUsed.has(used),
  );
  const isPeer = (used: string) => SINGLETONS.has(used) && !isOurs(used);
  const own = neededPackages.filter((used) => !isPeer(used));
  const peers = [...neededPackages.filter(isPeer), ...Object.keys(peerDependencies)].sort();
  return {
    name,
    version,
    ...(description && { description }),
    ...(keywords && { keywords }),
    ...(license && { license }),
    ...(repository && { repository: { ...repository, directory: folder } }),
    ...(homepage && { homepage: `${homepage}/tree/main/${folder}` }),
    ...(bugs && { bugs }),
    ...(type && { type }),
    ...(sideEffects !== undefined && { sideEffects }),
    ...(publishConfig && { exports: publishConfig.exports, publishConfig: { access: publishConfig.access } }),
    ...(CUSTOM_ELEMENTS_EXPORT in (publishConfig?.exports ?? {}) && { customElements: CUSTOM_ELEMENTS }),
    ...(bin && { bin }),
    engines,
    dependencies: pick(own, (used) => dependencies[used]),
    peerDependencies: pick(peers, (used) => (isExact(used) ? declared[used] : `^${declared[used]}`)),
    peerDependenciesMeta,
  } as PackageJson;
}

function peersOf(name: string): Names {
  return readPackage(join(REPOSITORY, 'node_modules', name)).peerDependencies ?? {};
}

function pick(names: readonly string[], value: (name: string) => string | undefined): Names {
  return Object.fromEntries(names.map((name) => [name, value(name) ?? '']));
}
