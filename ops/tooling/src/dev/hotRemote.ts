import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ENTRY } from '../webpack/remoteManifest.js';
import { TOOLING } from '../webpack/tooling.js';

const WORKBENCH = resolve(TOOLING, 'workbench/src');
const RUNTIME_OF_PAGE = resolve(WORKBENCH, 'refreshRuntimeOfPage.cjs');

/** Folder of hot updates, beside the folders of the builds. */
export const UPDATES = 'updates';

/**
 * Config of a remote with hot updates, whose components retain their state in open portals. Where `applyUpdates`
 * fails, the remote is loaded again.
 */
export function hotRemote(config: Configuration, name: string): Configuration {
  const uniqueName = `${name.replaceAll('-', '_')}_dev`;
  return {
    ...config,
    output: {
      ...config.output,
      uniqueName,
      hotUpdateChunkFilename: `../${UPDATES}/[id].[fullhash].hot-update.js`,
      hotUpdateMainFilename: `../${UPDATES}/[runtime].[fullhash].hot-update.json`,
    },
    resolve: {
      ...config.resolve,
      alias: { 'react/jsx-dev-runtime$': resolve(WORKBENCH, 'jsxDevRuntime.ts') },
    },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, WORKBENCH] }),
      new webpack.NormalModuleReplacementPlugin(
        /^(.*[\\/])?react-refresh[\\/]runtime(\.js)?$/,
        (resource) => {
          if (resource.contextInfo.issuer !== RUNTIME_OF_PAGE) resource.request = RUNTIME_OF_PAGE;
        },
      ),
      new webpack.DefinePlugin({ REMOTE_NAME: JSON.stringify(name) }),
      // In every entry, and therefore in the container.
      new webpack.EntryPlugin(String(config.context), resolve(WORKBENCH, 'applyUpdates.ts'), {}),
      // A reloaded entry starts without the chunks of the one before, which has the same name.
      new webpack.BannerPlugin({
        raw: true,
        test: (file) => file === ENTRY,
        banner: `self.webpackChunk${uniqueName}=[];`,
      }),
    ],
  };
}
