import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { REPOSITORY } from '@euro/release';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../webpack/base.js';
import { TOOLING } from '../webpack/tooling.js';

const WORKBENCH = resolve(TOOLING, 'workbench/src');

/** Address prefix of a workbench's files: `/__dev/mf-rankings/files/`. */
export const filesBase = (name: string) => `/__dev/${name}/files/`;

/** Scripts and style sheets of its two pages, in order. */
export const PAGE_FILES = {
  strip: ['rest.css', 'runtime.js', 'rest.js', 'strip.js'],
  stage: ['rest.css', 'runtime.js', 'rest.js', 'stage.js'],
} as const;

/**
 * Webpack's config of a remote's workbench: one bundle with React's development build and hot updates, without eval.
 */
export function standaloneConfig(name: string, outputPath: string): Configuration {
  const folder = resolve(REPOSITORY, name);
  const arrangement = join(folder, 'src/testing/arrange.ts');
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
        'arrangement-on-stage$': existsSync(arrangement) ? arrangement : join(WORKBENCH, 'noArrangement.ts'),
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
      // Unchanged files are not written again.
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

/** Whether a module is a source of the remote or of the stage. */
function isOf(folder: string, module: { nameForCondition?: () => string | null }): boolean {
  const file = module.nameForCondition?.() ?? '';
  return (
    file.startsWith(WORKBENCH + sep) ||
    (file.startsWith(folder + sep) && !file.includes(`${sep}node_modules${sep}`))
  );
}
