import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import { type BuildEnv, baseConfig } from './base.js';
import { FirstLoadPlugin } from './FirstLoadPlugin.js';
import { sharedModules } from './shared.js';

/** Libraries that every page needs: one file that stays the same when only our own code changes. */
const CORE =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|@emotion|react-router|react-router-dom|rxjs|tslib|@reduxjs|redux|immer|reselect|redux-thunk|react-redux|use-sync-external-store)[\\/]/;

/**
 * Webpack's config of the shell: `export default shellConfig(import.meta.url);`. Its entry `src/index.ts` only does
 * `import('./bootstrap.js')` (shared modules need that boundary); `src/index.html` is the page.
 */
export function shellConfig(configUrl: string) {
  const folder = dirname(fileURLToPath(configUrl));
  return (env: BuildEnv = {}): Configuration => {
    const base = baseConfig(folder, 'shell', env);
    return {
      ...base,
      entry: { main: ['./src/index.ts', provided(folder)] },
      output: { ...base.output, publicPath: '/' },
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            core: { test: isCore, name: 'core', chunks: 'async', enforce: true, priority: 20 },
          },
        },
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'shell',
          shared: sharedModules(folder, false),
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: false,
          experiments: {
            provideExternalRuntime: true,
            optimization: { target: 'web', disableSnapshot: true },
          },
        }),
        new HtmlWebpackPlugin({
          template: resolve(folder, 'src/index.html'),
          inject: 'head',
          scriptLoading: 'defer',
          minify: env.watching ? false : { collapseWhitespace: true, removeComments: false },
        }),
        new FirstLoadPlugin(),
      ],
    };
  };
}

/**
 * Only what a compilation meets is provided, and remotes may use more than the shell does: a module that names all
 * of them, each behind an `import()` that the shell never calls.
 */
function provided(folder: string): string {
  const imports = Object.keys(sharedModules(folder, false)).map(
    (request) => `()=>import(${JSON.stringify(request)})`,
  );
  return `data:text/javascript,export default [${imports.join(',')}]`;
}

function isCore(module: Module): boolean {
  const path = module.nameForCondition() ?? '';
  return CORE.test(path) && !/[\\/]query[\\/]/.test(path);
}
