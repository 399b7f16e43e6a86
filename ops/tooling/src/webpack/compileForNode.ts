import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { REPOSITORY } from '@euro/release';
import webpack, { type Compiler, type Configuration } from 'webpack';

interface NodeBuild {
  /** Name of a folder for it below `.cache/stills`. */
  readonly name: string;
  /** Module whose exports are returned. */
  readonly entry: string;
  readonly alias?: Readonly<Record<string, string>>;
  readonly plugins?: NonNullable<Configuration['plugins']>;
}

/** Builds a module with the loaders and the constants of a compiler for the browser, for Node, and runs it here. */
export async function compileForNode<T>(
  { context, resolve: resolving, module, plugins: own }: Compiler['options'],
  { name, entry, alias = {}, plugins = [] }: NodeBuild,
): Promise<T> {
  const path = resolve(REPOSITORY, '.cache/stills', name);
  const filename = `${Date.now()}.cjs`;
  const config: Configuration = {
    name: 'stills',
    ...(context !== undefined && { context }),
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry,
    output: { path, filename, library: { type: 'commonjs2' }, asyncChunks: false, clean: true },
    resolve: {
      extensions: resolving.extensions ?? [],
      extensionAlias: resolving.extensionAlias ?? {},
      conditionNames: ['source', 'node', 'import', 'require', 'default'],
      alias,
    },
    module: { rules: (module.rules ?? []) as NonNullable<Configuration['module']>['rules'] & object },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      ...(own ?? []).filter((plugin) => SAME.has(plugin?.constructor.name ?? '')),
      ...plugins,
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
  await new Promise<void>((fulfill, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else fulfill();
    });
  });
  return createRequire(import.meta.url)(resolve(path, filename)) as T;
}

/** Without these the sources mean something else. */
const SAME: ReadonlySet<string> = new Set([
  'DefinePlugin',
  'MiniCssExtractPlugin',
  'NormalModuleReplacementPlugin',
]);
