import type { Compilation, Compiler } from 'webpack';
import { chunkName } from './provided.js';
import { SHARED } from './shared.js';

/** Of each shared module, the scripts that have to be fetched for it besides the shell's own. */
export type ProvidedFiles = Readonly<Record<string, readonly string[]>>;

export const PROVIDED_FILES = 'provided.json';

/** Writes `provided.json`, by which the gateway preloads what a remote is going to ask the shell for. */
export class ProvidedFilesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ProvidedFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ProvidedFilesPlugin', stage }, () => {
        compilation.emitAsset(
          PROVIDED_FILES,
          new sources.RawSource(JSON.stringify(providedFiles(compilation), null, 2)),
        );
      });
    });
  }
}

function providedFiles(compilation: Compilation): ProvidedFiles {
  const first = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
  return Object.fromEntries(
    SHARED.map(({ request }) => {
      const files = compilation.namedChunkGroups.get(chunkName(request))?.getFiles() ?? [];
      return [request, files.filter((file) => file.endsWith('.js') && !first.has(file))];
    }),
  );
}
