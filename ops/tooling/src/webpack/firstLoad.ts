import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

/**
 * Puts the shell's own scripts before whatever else a page asks for (deferred scripts would come last otherwise), and
 * its few styles into the page, so that the first paint waits for nothing else. Fonts come after the scripts, when the
 * first text is drawn; until then the fallback takes their room.
 */
export const firstLoad = () => ({
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('first-load', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('first-load', (tags) => {
        for (const tag of tags.headTags) {
          if (tag.tagName === 'script') tag.attributes.fetchpriority = 'high';
        }
        tags.headTags = tags.headTags.map((tag) => inPage(tag, compilation));
        return tags;
      });
    });
  },
});

/** A style sheet of the build as an element; the gateway gives it the page's nonce. */
function inPage(
  tag: HtmlWebpackPlugin.HtmlTagObject,
  compilation: Compilation,
): HtmlWebpackPlugin.HtmlTagObject {
  const { rel, href } = tag.attributes;
  const css = rel === 'stylesheet' && compilation.getAsset(String(href).slice(1))?.source.source().toString();
  if (!css) return tag;
  return { ...tag, tagName: 'style', voidTag: false, attributes: {}, innerHTML: short(css) };
}

/** Without comments and margins; the few rules that there are need no more. */
const short = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, '');
