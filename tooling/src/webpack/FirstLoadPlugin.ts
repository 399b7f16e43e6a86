import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Puts the shell's own scripts before whatever else a page asks for: deferred scripts would come last otherwise. Fonts come
 * after them, when the first text is drawn; until then the fallback takes their room.
 */
export class FirstLoadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstLoadPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstLoadPlugin', (tags) => {
        for (const tag of tags.headTags) {
          if (tag.tagName === 'script') tag.attributes.fetchpriority = 'high';
        }
        return tags;
      });
    });
  }
}
