import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildEnv, baseConfig } from './base.js';
import { FirstLoadBudgetPlugin } from './FirstLoadBudgetPlugin.js';
import { FirstLoadPlugin } from './FirstLoadPlugin.js';
import type { PartSizes } from './firstLoadBudget.js';
import { EARLY_CALLS, PreloadFilesPlugin } from './PreloadFilesPlugin.js';
import { dataModule, PROVIDED, providedSource } from './provided.js';
import { StillsPlugin } from './StillsPlugin.js';

/** Libraries that every page needs: a script that stays the same when only our own code changes. */
const CORE = /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion)[\\/]/;

export interface ShellOptions {
  /** Pages of the shell whose scripts travel with the page, by path: `{ '/home': 'src/pages/home/HomePage.tsx' }`. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Bytes of scripts, gzip, that a visitor's first screen may wait for, by part: `{ core: 82_000, main: 40_000, page: 8_000 }`. */
  readonly firstLoad?: PartSizes;
  /** Bytes that one file of the typeface may take: each is a part that pages fetch by need. */
  readonly font?: number;
}

/**
 * Webpack's config of the shell: `export default shellConfig(import.meta.url);`. Its entry is `src/index.ts`, its page
 * `src/index.html`; `provided-modules` is what it shares with remotes.
 */
export function shellConfig(configUrl: string, options: ShellOptions = {}) {
  const folder = dirname(fileURLToPath(configUrl));
  return (env: BuildEnv = {}): Configuration => {
    const base = baseConfig(folder, 'shell', env);
    return {
      ...base,
      entry: {
        main: './src/index.ts',
        // Written into the page by the gateway.
        early: { import: './src/early/askEarly.ts', filename: EARLY_CALLS },
      },
      output: { ...base.output, publicPath: '/' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          cacheGroups: { core: { test: CORE, name: 'core', chunks: 'all', enforce: true, priority: 20 } },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.DefinePlugin({
          SHELL_VERSION: JSON.stringify(env.version ?? 'dev'),
          ENV_TARGET: JSON.stringify('web'),
          // Snapshots resolve remotes by a deployment service; ours come from the registry.
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        }),
        new webpack.NormalModuleReplacementPlugin(
          new RegExp(`^${PROVIDED}$`),
          dataModule(providedSource(folder)),
        ),
        // The browsers that these scripts are written for need no prefixes.
        new webpack.NormalModuleReplacementPlugin(
          /^\.\/(src\/)?Prefixer\.js$/,
          dataModule('export const prefix=(value)=>value;'),
        ),
        new HtmlWebpackPlugin({
          template: resolve(folder, 'src/index.html'),
          chunks: ['main'],
          inject: 'head',
          scriptLoading: 'defer',
          minify: env.watching ? false : { collapseWhitespace: true, removeComments: false },
        }),
        new FirstLoadPlugin(),
        new PreloadFilesPlugin(options.pages ?? {}),
        ...(env.watching
          ? []
          : [new StillsPlugin('./src/still/renderStills.tsx', Object.keys(options.pages ?? {}))]),
        ...(options.firstLoad && !env.watching
          ? [new FirstLoadBudgetPlugin(options.firstLoad, options.font)]
          : []),
      ],
    };
  };
}
