import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../webpack/base.js';
import { REPOSITORY, TOOLING } from '../workspace/repository.js';

const WORKBENCH = resolve(TOOLING, 'workbench/src');

/** Address below which the files of a standalone page are: `/__dev/mf-rankings/files/`. */
export const filesBase = (name: string) => `/__dev/${name}/files/`;

/** Scripts and style sheets of its two pages, in this order. */
export const PAGE_FILES = {
  strip: ['rest.css', 'runtime.js', 'rest.js', 'strip.js'],
  stage: ['rest.css', 'runtime.js', 'rest.js', 'stage.js'],
} as const;

/**
 * Webpack's config of the page on which one remote stands alone: everything in it, React for developers, and updates that
 * keep the state of components. No eval here either.
 */
export function standaloneConfig(name: string, outputPath: string): Configuration {
  const folder = resolve(REPOSITORY, name);
  const arranged = join(folder, 'src/testing/arrange.ts');
  const base = baseConfig(folder, `${name.replaceAll('-', '_')}_alone`, {
    watching: true,
    hot: true,
    outputPath,
  });
  return {
    ...base,
    entry: { stage: resolve(WORKBENCH, 'stagePage.tsx'), strip: resolve(WORKBENCH, 'workbenchPage.tsx') },
    output: {
      ...base.output,
      publicPath: filesBase(name),
      crossOriginLoading: false,
      hotUpdateChunkFilename: 'updates/[id].[fullhash].js',
      hotUpdateMainFilename: 'updates/[runtime].[fullhash].json',
    },
    resolve: {
      ...base.resolve,
      alias: {
        'remote-on-stage$': join(folder, 'src/remote.ts'),
        'declaration-on-stage$': join(folder, 'remote.json'),
        'arrangement-on-stage$': existsSync(arranged) ? arranged : join(WORKBENCH, 'noArrangement.ts'),
      },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css' }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    optimization: {
      ...base.optimization,
      emitOnErrors: false,
      runtimeChunk: { name: 'runtime' },
      // What isn't being worked on is not written again at every change.
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          rest: {
            test: (module: { nameForCondition?: () => string | null }) => !isOf(folder, module),
            name: 'rest',
            enforce: true,
          },
        },
      },
    },
  };
}

/** Is it a source of the remote, or of the stage itself? */
function isOf(folder: string, module: { nameForCondition?: () => string | null }): boolean {
  const file = module.nameForCondition?.() ?? '';
  return (
    file.startsWith(WORKBENCH + sep) ||
    (file.startsWith(folder + sep) && !file.includes(`${sep}node_modules${sep}`))
  );
}
