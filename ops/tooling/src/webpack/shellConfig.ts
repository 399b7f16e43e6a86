import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND_STYLE, EARLY_CALLS } from '@euro/gateway';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type BuildEnv, baseConfig, minifier } from './base.js';
import { firstLoad } from './firstLoad.js';
import { firstLoadBudget, type PartSizes } from './firstLoadBudget.js';
import { offlineFiles } from './offlineFiles.js';
import { preloadFiles } from './preloadFiles.js';
import { dataModule, PROVIDED, providedSource } from './provided.js';
import { shellStills } from './shellStills.js';
import { TOOLING } from './tooling.js';
import { TRANSLATED_BYTES } from './translations/translatedBytes.js';
import { workerScript } from './workerScript.js';

/** Libraries that every page needs: a script that stays the same when only our own code changes. */
const CORE = /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion)[\\/]/;
const CORE_FILE = /^core\./;

/**
 * Libraries that get a script of their own, because they are large. Redux and RxJS are in the script of what remotes
 * take of them, with the kit of stores: together they compress better, and cost one request less.
 */
const APART =
  /[\\/]node_modules[\\/](?!(?:@reduxjs|react-redux|redux|redux-thunk|immer|reselect|rxjs|tslib)[\\/])/;

/** Fast Refresh for remotes that are being worked on. */
const REFRESH = resolve(TOOLING, 'workbench/src/refreshRuntime.ts');

/**
 * Minimum size, in bytes before minifying, of modules of several scripts for a script of their own. Smaller ones are
 * repeated in each of them: a request costs more, and so does its name in the first script.
 */
const SHARED_SCRIPT = 60_000;

export interface ShellOptions {
  /** Pages of the shell whose scripts travel with the page, by path: `{ '/home': 'src/pages/home/HomePage.tsx' }`. */
  readonly pages?: Readonly<Record<string, string>>;
  /**
   * Bytes of scripts, gzip, that a visitor's first screen may wait for, by part: `{ core: 82_000, main: 40_000, page:
   * 8_000 }`.
   */
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
        main: env.watching ? [REFRESH, './src/index.ts'] : './src/index.ts',
        // Written into the page by the gateway.
        early: { import: './src/early/askEarly.ts', filename: EARLY_CALLS },
      },
      output: { ...base.output, publicPath: '/' },
      optimization: {
        ...base.optimization,
        minimizer: [
          minifier({ files: { exclude: CORE_FILE } }),
          // React repeats its own literals, which compress better where they are.
          minifier({
            files: { include: CORE_FILE },
            compress: { reduce_vars: false },
            licences: 'licences-core.txt',
          }),
        ],
        splitChunks: {
          chunks: 'async',
          minSize: SHARED_SCRIPT,
          cacheGroups: {
            core: { test: CORE, name: 'core', chunks: 'all', enforce: true, priority: 20 },
            defaultVendors: { test: APART, priority: -10, reuseExistingChunk: true },
          },
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
        new webpack.NormalModuleReplacementPlugin(
          /\/createLucideIcon\.mjs$/,
          resolve(TOOLING, 'dist/webpack/lineIcon.js'),
        ),
        new HtmlWebpackPlugin({
          template: resolve(folder, 'src/index.html'),
          chunks: ['main'],
          inject: 'head',
          scriptLoading: 'defer',
          minify: env.watching ? false : { collapseWhitespace: true, removeComments: false },
        }),
        // Under names of their own: other systems store them with the installed app.
        // The other one is written into pages by the gateway, where a competition has a brand.
        new CopyPlugin({
          patterns: [
            { from: resolve(folder, 'src/installed') },
            {
              from: createRequire(configUrl).resolve('@euro/design-system/brand.css'),
              to: BRAND_STYLE,
              transform: minify,
            },
          ],
        }),
        firstLoad(),
        preloadFiles(options.pages ?? {}),
        ...(env.watching
          ? []
          : [
              shellStills('./src/still/renderStills.tsx', Object.keys(options.pages ?? {})),
              offlineFiles(),
              workerScript('./src/worker/serviceWorker.ts'),
            ]),
        ...(options.firstLoad && !env.watching
          ? [firstLoadBudget(withTranslations(options.firstLoad), options.font)]
          : []),
      ],
    };
  };
}

/** A style sheet without comments and spaces that nothing needs. */
const minify = (css: Buffer) =>
  css
    .toString()
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1');

const withTranslations = (budget: PartSizes): PartSizes => ({ ...budget, translations: TRANSLATED_BYTES });
