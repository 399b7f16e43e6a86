import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { REPOSITORY, TOOLING } from '../workspace/repository.js';
import { BillOfMaterialsPlugin } from './BillOfMaterialsPlugin.js';

/** What `tooling/bin/build.mjs` tells a config; nothing when webpack is called by hand. */
export interface BuildEnv {
  /** Release of the package: its own version and the hash of everything it is made of. */
  readonly version?: string;
  /** True under `npm run dev`: quick builds without minifying. */
  readonly watching?: boolean;
  /** True for the page on which a remote stands alone: React for developers, and its Fast Refresh. */
  readonly hot?: boolean;
  /** Absolute folder to build into; `dist` in the package by default. */
  readonly outputPath?: string;
}

/** Loaders are dependencies of this package, wherever it is installed. */
const require = createRequire(import.meta.url);
const BROWSERS = 'es2022';
const loader = (name: string) => resolve(TOOLING, `dist/webpack/${name}.js`);

const scripts = (hot: boolean): RuleSetRule => ({
  test: /\.[cm]?tsx?$/,
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          target: BROWSERS,
          parser: { syntax: 'typescript', tsx: true },
          // The shell shares one JSX runtime, also with a remote that is being watched.
          transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        },
      },
    },
    ...(hot ? [] : [{ loader: loader('compactStylesLoader') }]),
  ],
});

const styles: RuleSetRule = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, require.resolve('css-loader'), loader('fontFacesLoader')],
  sideEffects: true,
};

const fontParts: RuleSetRule = {
  test: /\.woff2$/,
  resourceQuery: /letters=/,
  use: [loader('subsetFontLoader')],
};

const assets: RuleSetRule = { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' };

/** What all bundles have in common: TypeScript by swc, no eval anywhere (CSP), hashed names, compressed twins. */
export function baseConfig(folder: string, name: string, env: BuildEnv): Configuration {
  const watching = env.watching ?? false;
  return {
    name,
    context: folder,
    mode: watching ? 'development' : 'production',
    target: ['web', BROWSERS],
    devtool: watching ? 'cheap-module-source-map' : false,
    output: {
      path: env.outputPath ?? resolve(folder, 'dist'),
      clean: !watching,
      filename: watching ? '[name].js' : '[name].[contenthash:8].js',
      // By id: a table of their names would be part of the first script.
      chunkFilename: watching ? 'chunks/[name].js' : 'chunks/[id].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: `${name}_${env.version ?? 'dev'}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      hashFunction: 'xxhash64',
    },
    resolve: {
      conditionNames: ['source', 'browser', 'es2015', 'import', 'module', 'es2015', 'default'],
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    module: { rules: [scripts(env.hot ?? false), styles, fontParts, assets] },
    plugins: [
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      ...(watching ? [] : [...compressedTwins(), new BillOfMaterialsPlugin(folder, env.version ?? 'dev')]),
    ],
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(REPOSITORY, '.cache/webpack'),
      name: `${name}-${watching ? 'watch' : 'release'}`,
      buildDependencies: {
        config: [resolve(folder, 'webpack.config.mjs'), resolve(TOOLING, 'dist/webpack/')],
      },
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Every text file also as `.br` and `.gz`: the gateway sends these bytes as they are. */
function compressedTwins() {
  const test = /\.(js|css|html|svg|json)$/;
  return [
    new CompressionPlugin<BrotliOptions>({
      test,
      threshold: 512,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
    }),
    new CompressionPlugin<ZlibOptions>({
      test,
      threshold: 512,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
    }),
  ];
}
