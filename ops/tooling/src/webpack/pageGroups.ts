import type { ChunkGraph, Module } from 'webpack';

/**
 * Bytes of sources, of which a tenth is left when they are sent: smaller files cost more in requests than they save.
 */
const WORTH_A_FILE = 80_000;

/**
 * The chunk for code that several pages of a remote need: the exposed module's when all of them do; its own when it
 * is large enough for a file; else each page's.
 * @param exposed name of the exposed module's chunk
 * @param pages names of the pages' chunks
 */
export function pageGroups(exposedModule: string, pages: readonly string[]) {
  const isEverywhere = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
    const chunks = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name));
    return pages.every((page) => chunks.has(page));
  };
  return {
    default: { minChunks: 2, minSize: WORTH_A_FILE, reuseExistingChunk: true },
    defaultVendors: false as const,
    ...(pages.length > 1 && {
      everywhere: {
        name: exposedModule,
        chunks: 'async' as const,
        enforce: true,
        priority: 10,
        test: isEverywhere,
      },
    }),
  };
}
