import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildEnv, baseConfig } from './base.js';
import { KIT_ENTRY, kitManifest } from './kitManifest.js';

/** Said once, in place of a notice before each of its modules. */
const LICENCE = '/* With lit-html, © Google LLC, BSD-3-Clause. */';

/**
 * Webpack's config of the kit of embeds: `export default embedsConfig(import.meta.url);`. `src/index.ts` becomes
 * `embed.js`, for pages of other sites; `src/frame/frame.ts` runs in a frame of ours on such a page, and
 * `src/frame/frameHeight.ts` around it. Later chunks are loaded by the browser's own `import()`: webpack's usual way
 * needs a property of `window`.
 */
export function embedsConfig(configUrl: string) {
  const folder = dirname(fileURLToPath(configUrl));
  return (env: BuildEnv = {}): Configuration => {
    const version = env.version ?? 'dev';
    const base = baseConfig(folder, 'embeds', env, { isPortal: false });
    return {
      ...base,
      entry: {
        embed: { import: './src/index.ts', filename: KIT_ENTRY },
        frame: { import: './src/frame/frame.ts', filename: 'frame.js' },
        frameHeight: { import: './src/frame/frameHeight.ts', filename: 'frame-height.js' },
      },
      experiments: { outputModule: true },
      output: {
        ...base.output,
        // Set by the script itself, from its own address.
        publicPath: '',
        module: true,
        chunkFormat: 'module',
        chunkLoading: 'import',
        iife: false,
      },
      optimization: {
        ...base.optimization,
        minimizer: [
          new TerserPlugin({
            minify: TerserPlugin.swcMinify,
            extractComments: false,
            terserOptions: { format: { comments: false } },
          }),
        ],
      },
      plugins: [
        ...(base.plugins ?? []),
        // Pages include it as an ordinary script: nothing of it may become a global.
        new webpack.BannerPlugin({ banner: "(()=>{'use strict';", raw: true, entryOnly: true }),
        new webpack.BannerPlugin({ banner: '})();', raw: true, footer: true, entryOnly: true }),
        new webpack.BannerPlugin({
          banner: LICENCE,
          raw: true,
          footer: true,
          include: KIT_ENTRY,
          // After minifying, before it is compressed and its integrity is taken.
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
        // In watch mode every build has its own version (`WorkingReleasePlugin`).
        ...(env.watching ? [] : [new webpack.DefinePlugin({ KIT_VERSION: JSON.stringify(version) })]),
        kitManifest({ declaration: resolve(folder, 'elements.json'), version }),
      ],
    };
  };
}
