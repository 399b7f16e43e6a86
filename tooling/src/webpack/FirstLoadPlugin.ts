import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { ChunkGroup, Compilation, Compiler, Module } from 'webpack';

/**
 * Names in index.html what the first screen will ask for: the scripts behind the shell's asynchronous start,
 * its style sheet and the Latin font, so that they travel together instead of one after the other.
 */
export class FirstLoadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstLoadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstLoadPlugin', (tags) => {
        const present = new Set(tags.headTags.map(({ attributes }) => attributes.src ?? attributes.href));
        const added = firstLoadFiles(compilation)
          .filter((file) => !present.has(`/${file}`))
          .map((file) => linkTo(`/${file}`));
        tags.headTags = [...added, ...tags.headTags];
        return tags;
      });
    });
  }
}

function linkTo(href: string): HtmlWebpackPlugin.HtmlTagObject {
  const attributes: Record<string, string> = href.endsWith('.css')
    ? { rel: 'stylesheet', href }
    : href.endsWith('.woff2')
      ? { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href }
      : { rel: 'preload', as: 'script', href };
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: 'FirstLoadPlugin' } };
}

/** Files of the chunks that start-up waits for, and fonts in which the page is set. */
function firstLoadFiles(compilation: Compilation): string[] {
  const files = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup) => {
    if (seen.has(group)) return;
    seen.add(group);
    for (const chunk of group.chunks) {
      for (const file of chunk.files) files.add(file);
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
        if (module.type === 'consume-shared-module')
          for (const next of groupsBehind(compilation, module)) visit(next);
      }
    }
  };
  for (const entry of compilation.entrypoints.values()) {
    for (const group of entry.childrenIterable) {
      if (group.origins.some(({ request }) => request?.includes('bootstrap'))) visit(group);
    }
  }
  const fonts = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /latin(?!-ext).*\.woff2$/.test(name));
  return [...files, ...fonts].filter((file) => /\.(js|css|woff2)$/.test(file));
}

function groupsBehind(compilation: Compilation, module: Module): ChunkGroup[] {
  return module.blocks.flatMap((block) => {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    return group ? [group] : [];
  });
}
