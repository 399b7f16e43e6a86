import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { BUNDLER_RUNTIME } from '@euro/platform/manifest';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

let bundlePromise: Promise<string> | null = null;

/** Module Federation's runtime as a script that defines `_FEDERATION_BUNDLER_RUNTIME`; bundled once per process. */
export function bundleRuntime(): Promise<string> {
  bundlePromise ??= bundle();
  return bundlePromise;
}

function bundle(): Promise<string> {
  const compiler = webpack({
    mode: 'production',
    // The runtime of the plugin that the remote is built with.
    context: dirname(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack')),
    target: ['web', 'es2022'],
    entry: { runtime: '@module-federation/webpack-bundler-runtime/bundler' },
    output: {
      filename: 'runtime.js',
      library: { type: 'var', name: BUNDLER_RUNTIME, export: 'default' },
    },
    plugins: [
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        // A section loads no remotes itself.
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_HAS_EXPOSES: true,
      }),
    ],
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: { hints: false },
  });
  return new Promise((resolve, reject) => {
    if (!compiler) throw new Error('webpack makes no compiler');
    let text = '';
    compiler.hooks.shouldEmit.tap('bundleRuntime', (compilation) => {
      text = String(compilation.getAsset('runtime.js')?.source.source() ?? '');
      return false;
    });
    compiler.run((error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      compiler.close(() => (problem ? reject(problem) : resolve(text)));
    });
  });
}
