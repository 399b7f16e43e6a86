import { PRELOAD_FILES, type PreloadFiles } from '@euro/gateway';
import { SHARED } from '@euro/release';
import type { ChunkGroup, Compilation } from 'webpack';
import { buildStep } from './buildStep.js';
import { chunkName } from './provided.js';

/** The chunks of the shell with the code that shows remotes, and with the code for signed-in users. */
const REMOTES = 'remotes';
const MEMBER = 'member';

/**
 * Writes `preload.json`, by which the gateway sends for what a path will need together with the page.
 * @param pages by path of the portal the source that draws it: `{ '/home': 'src/pages/home/HomePage.tsx' }`
 */
export const preloadFiles = (pages: Readonly<Record<string, string>>) =>
  buildStep('preload-files', 'last', ({ compilation, emit, fail }) => {
    const { entrypoints, namedChunkGroups } = compilation;
    const first = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
    const later = (group: ChunkGroup | undefined) =>
      (group?.getFiles() ?? []).filter((file) => file.endsWith('.js') && !first.has(file));
    const filesOf = (path: string, source: string) => {
      const group = groupOf(compilation, `/${source}`);
      if (!group) fail(`No import() brings ${source}, the page of ${path}.`);
      return later(group);
    };
    const files: PreloadFiles = {
      shared: Object.fromEntries(
        SHARED.map(({ request }) => [request, later(namedChunkGroups.get(chunkName(request)))]),
      ),
      remotes: later(namedChunkGroups.get(REMOTES)),
      member: later(namedChunkGroups.get(MEMBER)),
      pages: Object.fromEntries(Object.entries(pages).map(([path, source]) => [path, filesOf(path, source)])),
    };
    emit(PRELOAD_FILES, JSON.stringify(files, null, 2));
  });

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
