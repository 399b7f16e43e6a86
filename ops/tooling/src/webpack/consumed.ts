import { packageOf, SHARED } from '@euro/release';
import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** Packages that a remote may carry itself. */
const CARRIED = SHARED.filter(({ isCarried }) => isCarried).map(({ request }) => packageOf(request));

/** Webpack's record of a shared module. */
interface ConsumedOptions {
  readonly shareKey: string;
}

function requestOf(module: Module): string | null {
  if (module.type !== 'consume-shared-module') return null;
  return (module as Module & { readonly options: ConsumedOptions }).options.shareKey;
}

/** Shared modules that these chunks wait for, by request. */
export function consumedBy(compilation: Compilation, chunks: Iterable<Chunk>): string[] {
  const requests = new Set<string>();
  for (const chunk of chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      const request = requestOf(module);
      if (request) requests.add(request);
    }
  }
  return [...requests].sort();
}

/** Imports of names that the shell doesn't hand out, each with what to do about it. */
export function namesNotProvided(compilation: Compilation): string[] {
  const problems = new Set<string>();
  for (const module of compilation.modules) {
    const request = requestOf(module);
    const names = SHARED.find((shared) => shared.request === request)?.names;
    if (!names) continue;
    for (const { dependency, originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
      // A fallback uses the complete modules of its own package's version.
      if (originModule && CARRIED.some((name) => fileOf(originModule).includes(folderOf(name)))) continue;
      for (const reference of dependency?.getReferencedExports(compilation.moduleGraph, undefined) ?? []) {
        const [name] = 'name' in reference ? reference.name : reference;
        if (name !== undefined && names.includes(name)) continue;
        const file = originModule?.nameForCondition() ?? 'somewhere';
        problems.add(
          name === undefined
            ? `${file}: import ${request} by names, not as a whole: the shell hands out a part of it.`
            : `${file}: ${name} of ${request} is not handed out by the shell: add it to ops/release/src/build/shared.ts.`,
        );
      }
    }
  }
  return [...problems];
}

/** Parts of shared packages that would travel with the remote's own code: a second copy of what the shell has. */
export function copiesOfShared(compilation: Compilation): string[] {
  const packages = new Set(SHARED.map(({ request }) => packageOf(request)));
  const problems: string[] = [];
  for (const name of packages) {
    const isOf = (module: Module) => fileOf(module).includes(folderOf(name));
    const copy = [...compilation.modules].find(
      (module) =>
        module.type !== 'consume-shared-module' && isOf(module) && !isFallback(compilation, module, isOf),
    );
    if (!copy) continue;
    const bundledFile = fileOf(copy);
    const requests = SHARED.filter(({ request }) => packageOf(request) === name).map(
      ({ request }) => request,
    );
    problems.push(
      `${name} is shared by the shell, but ${bundledFile} would be bundled: import only ${requests.join(', ')}, or add to ops/release/src/build/shared.ts.`,
    );
  }
  return problems;
}

const fileOf = (module: Module) => module.nameForCondition()?.replaceAll('\\', '/') ?? '';

/** Whether only the package itself, and the fallback for shells that have none that fits, imports it. */
function isFallback(
  { moduleGraph }: Compilation,
  module: Module,
  isOfPackage: (module: Module) => boolean,
): boolean {
  return [...moduleGraph.getIncomingConnections(module)].every(
    ({ originModule }) =>
      originModule?.type === 'consume-shared-module' || (originModule && isOfPackage(originModule)),
  );
}

/** True for chunks that exist only for a module that a remote may carry itself. */
function isOfFallback({ origins }: Pick<ChunkGroup, 'origins'>): boolean {
  return origins.length > 0 && origins.every(({ module }) => module?.type === 'consume-shared-module');
}

/** Scripts that are fetched only where the page has no version that fits of something a remote may carry itself. */
export function fallbackFiles({ chunkGroups }: Compilation): ReadonlySet<string> {
  const fallbacks = chunkGroups.filter(isOfFallback);
  const others = new Set(
    chunkGroups.filter((group) => !fallbacks.includes(group)).flatMap(({ chunks }) => chunks),
  );
  const chunks = fallbacks.flatMap((group) => group.chunks).filter((chunk) => !others.has(chunk));
  return new Set(chunks.flatMap(({ files }) => [...files]));
}

/** Folder of a package's files: packages of ours are read from their own folder. */
function folderOf(name: string): string {
  return name.startsWith('@euro/') ? `/${name.slice('@euro/'.length)}/src/` : `/node_modules/${name}/`;
}
