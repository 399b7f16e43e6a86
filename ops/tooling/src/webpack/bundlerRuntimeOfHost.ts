import { BUNDLER_RUNTIME } from '@euro/platform/manifest';
import webpack from 'webpack';
import { dataModule } from './provided.js';

/**
 * An entry takes webpack's part of the runtime from around it as well, which `externalRuntime` would bundle (ADR 28).
 */
export function bundlerRuntimeOfHost() {
  return new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.c?js$/,
    dataModule(`export default ${BUNDLER_RUNTIME}`),
  );
}
