import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type BrotliOptions, constants, type ZlibOptions } from 'node:zlib';
import { REPOSITORY } from '@euro/release';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin, { type BasePluginOptions } from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { addedLanguages } from '../texts/translations.js';
import { billOfMaterials } from './billOfMaterials.js';
import { TOOLING } from './tooling.js';

/** Options that `ops/tooling/bin/build.mjs` passes to a config; absent when webpack is called by hand. */
export interface BuildEnv {
  /** Release of the package: its own version and the hash of everything it is made of. */
  readonly version?: string;
  /** True under `npm run dev`: quick builds without minifying. */
  readonly watching?: boolean;
  /** True for what keeps the state of its components while they are replaced: Fast Refresh of React for developers. */
  readonly hot?: boolean;
  /** Absolute folder to build into; `dist` in the package by default. */
  readonly outputPath?: string;
}

/** Loaders are dependencies of this package, wherever it is installed. */
const require = createRequire(import.meta.url);
const BROWSERS = 'es2022';
const loader = (name: string) => resolve(TOOLING, `dist/webpack/${name}.js`);

const scripts = (hot: boolean, isTranslated: boolean): RuleSetRule => ({
  test: /\.[cm]?tsx?$/,
  use: [
    ...(isTranslated ? [{ loader: loader('translations/textsLoader') }] : []),
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          target: BROWSERS,
          parser: { syntax: 'typescript', tsx: true },
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

/** The texts of an added language for one bundle. */
const translations: RuleSetRule = {
  resourceQuery: /^\?translation=/,
  use: [loader('translations/translationLoader')],
};

const fontParts: RuleSetRule = {
  test: /\.woff2$/,
  resourceQuery: /letters=/,
  use: [loader('subsetFontLoader')],
};

/**
 * Written by the federation plugin below `node_modules`: a repository of CommonJS (`npm init`) would make it a script.
 */
const federationEntry: RuleSetRule = { test: /[\\/]\.federation[\\/]/, type: 'javascript/auto' };

const assets: RuleSetRule = { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' };

interface MinifierOptions {
  readonly files?: Pick<BasePluginOptions, 'include' | 'exclude'>;
  /** Further options of swc. */
  readonly compress?: object;
  /** File for the notices that libraries require to be passed on; each minifier has its own. */
  readonly licences?: string;
}

/**
 * Minifies scripts. Functions are not inlined: repeated code compresses better.
 * Notices of licences, half a kilobyte of the first screen, are written beside the scripts.
 */
export function minifier({ files, compress, licences = 'licences.txt' }: MinifierOptions = {}) {
  return new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    terserOptions: { compress: { inline: 0, reduce_funcs: false, ...compress } },
    extractComments: { condition: 'some', filename: licences, banner: false },
  });
}

/**
 * The configuration common to all bundles: TypeScript by swc, no eval anywhere (CSP), hashed names, compressed files.
 * @param isPortal false for scripts on pages of other sites, which are in Dutch and English only
 */
export function baseConfig(
  folder: string,
  name: string,
  env: BuildEnv,
  { isPortal = true } = {},
): Configuration {
  const watching = env.watching ?? false;
  const isTranslated = isPortal && addedLanguages().length > 0;
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
    module: {
      rules: [
        scripts(env.hot ?? false, isTranslated),
        ...(isTranslated ? [translations] : []),
        styles,
        fontParts,
        assets,
        federationEntry,
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        ADDED_LANGUAGES: isTranslated ? JSON.stringify(addedNames()) : 'undefined',
      }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' }),
      ...(watching ? [] : [...compressedTwins(), billOfMaterials(folder, env.version ?? 'dev')]),
    ],
    optimization: {
      minimizer: [minifier()],
      // Names that only the build knows: the shortest, where by default they stay the same from build to build.
      mangleExports: watching ? false : 'size',
    },
    // Code in webpack's cache keeps the short names of exports that other modules had in the build before.
    cache: watching && {
      type: 'filesystem',
      cacheDirectory: resolve(REPOSITORY, '.cache/webpack'),
      name: `${name}-watch`,
      buildDependencies: {
        config: [resolve(folder, 'webpack.config.mjs'), resolve(TOOLING, 'dist/webpack/')],
      },
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** Names of the added languages in themselves, by code. */
const addedNames = () => Object.fromEntries(addedLanguages().map(({ code, name }) => [code, { name }]));

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
