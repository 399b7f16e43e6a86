import type { Chunk, Compilation, Module } from 'webpack';
import { packageOf, SHARED } from './shared.js';

/** What webpack notes of a module that somebody else provides. */
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
      for (const referenced of dependency?.getReferencedExports(compilation.moduleGraph, undefined) ?? []) {
        const [name] = 'name' in referenced ? referenced.name : referenced;
        if (name !== undefined && names.includes(name)) continue;
        const file = originModule?.nameForCondition() ?? 'somewhere';
        problems.add(
          name === undefined
            ? `${file}: import ${request} by names, not as a whole: the shell hands out a part of it.`
            : `${file}: ${name} of ${request} is not handed out by the shell: add it to tooling/src/webpack/shared.ts.`,
        );
      }
    }
  }
  return [...problems];
}

/** Parts of shared packages that would travel with the remote: a second copy of what the shell has. */
export function copiesOfShared(compilation: Compilation): string[] {
  const packages = new Set(SHARED.map(({ request }) => packageOf(request)));
  const problems: string[] = [];
  for (const name of packages) {
    const bundled = [...compilation.modules]
      .filter(({ type }) => type !== 'consume-shared-module')
      .map((module) => module.nameForCondition()?.replaceAll('\\', '/') ?? '')
      .find((file) => file.includes(folderOf(name)));
    if (!bundled) continue;
    const requests = SHARED.filter(({ request }) => packageOf(request) === name).map(
      ({ request }) => request,
    );
    problems.push(
      `${name} is shared by the shell, but ${bundled} would be bundled: import only ${requests.join(', ')}, or add to tooling/src/webpack/shared.ts.`,
    );
  }
  return problems;
}

/** Where a package's files are: packages of ours are read from their own folder. */
function folderOf(name: string): string {
  return name.startsWith('@euro/') ? `/${name.slice('@euro/'.length)}/src/` : `/node_modules/${name}/`;
}
