import { PRELOAD_FILES, type PreloadFiles } from '@euro/gateway';
import { SHARED } from '@euro/release';
import type { ChunkGroup, Compilation, Compiler } from 'webpack';
import { chunkName } from './provided.js';

/** The chunks of the shell with the code that shows remotes, and with the code for signed-in users. */
const REMOTES = 'remotes';
const MEMBER = 'member';

/** Writes `preload.json`, by which the gateway sends for what a path will need together with the page. */
export class PreloadFilesPlugin {
  readonly #pages: Readonly<Record<string, string>>;

  /** @param pages by path of the portal the source that draws it: `{ '/home': 'src/pages/home/HomePage.tsx' }` */
  constructor(pages: Readonly<Record<string, string>>) {
    this.#pages = pages;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PreloadFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PreloadFilesPlugin', stage }, () => {
        const first = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
        const later = (group: ChunkGroup | undefined) =>
          (group?.getFiles() ?? []).filter((file) => file.endsWith('.js') && !first.has(file));
        const files: PreloadFiles = {
          shared: Object.fromEntries(
            SHARED.map(({ request }) => [
              request,
              later(compilation.namedChunkGroups.get(chunkName(request))),
            ]),
          ),
          remotes: later(compilation.namedChunkGroups.get(REMOTES)),
          member: later(compilation.namedChunkGroups.get(MEMBER)),
          pages: Object.fromEntries(
            Object.entries(this.#pages).map(([path, source]) => {
              const group = groupOf(compilation, `/${source}`);
              if (!group)
                compilation.errors.push(
                  new WebpackError(`No import() brings ${source}, the page of ${path}.`),
                );
              return [path, later(group)];
            }),
          ),
        };
        compilation.emitAsset(PRELOAD_FILES, new sources.RawSource(JSON.stringify(files, null, 2)));
      });
    });
  }
}

/** The chunks that an `import()` of this source loads. */
function groupOf(compilation: Compilation, source: string): ChunkGroup | undefined {
  for (const module of compilation.modules) {
    for (const block of module.blocks) {
      const [dependency] = block.dependencies;
      const target = dependency && compilation.moduleGraph.getModule(dependency);
      const file = target?.nameForCondition()?.replaceAll('\\', '/');
      if (file?.endsWith(source)) return compilation.chunkGraph.getBlockChunkGroup(block) ?? undefined;
    }
  }
  return undefined;
}
