import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

/**
 * Puts first what the first screen needs: the shell's own scripts before whatever else a page asks for (deferred scripts
 * would come last otherwise), and the Latin font before a style sheet asks for it.
 */
export class FirstLoadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstLoadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstLoadPlugin', (tags) => {
        for (const tag of tags.headTags) {
          if (tag.tagName === 'script') tag.attributes.fetchpriority = 'high';
        }
        tags.headTags = [...latinFonts(compilation).map(preloadOf), ...tags.headTags];
        return tags;
      });
    });
  }
}

function latinFonts(compilation: Compilation): string[] {
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => /latin(?!-ext).*\.woff2$/.test(name));
}

function preloadOf(file: string): HtmlWebpackPlugin.HtmlTagObject {
  const attributes = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
    href: `/${file}`,
  };
  return { tagName: 'link', voidTag: true, attributes, meta: { plugin: 'FirstLoadPlugin' } };
}
