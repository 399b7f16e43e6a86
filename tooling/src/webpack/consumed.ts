import type { Chunk, Compilation, Module } from 'webpack';
import { SHARED } from './shared.js';

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
