import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { SHELL_ROUTES, type ShellRoute, STILLS, type Stills } from '@euro/gateway';
import { REPOSITORY } from '@euro/release';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { dataModule } from './provided.js';

interface StillsModule {
  renderStills(paths: readonly string[]): Promise<Stills>;
  readonly routes: readonly ShellRoute[];
}

/** Decoration that is larger than the rest of its page, and drawn as soon as React is loaded. */
const LEFT_OUT = /\/StadiumArt\.js$/;

/**
 * Draws pages of the shell while it is built and writes them to `stills.json`, for the gateway to send with the page,
 * and lists the shell's pages in `routes.json`.
 */
export class StillsPlugin {
  readonly #source: string;
  readonly #paths: readonly string[];

  /**
   * @param source a module with `renderStills(paths)` and `routes`, for Node
   * @param paths of the shell's own pages
   */
  constructor(source: string, paths: readonly string[]) {
    this.#source = source;
    this.#paths = paths;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StillsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'StillsPlugin', stage }, async () => {
        try {
          const { renderStills, routes } = await this.#compile(compiler.options);
          const stills = await renderStills(this.#paths);
          compilation.emitAsset(STILLS, new sources.RawSource(JSON.stringify(stills)));
          compilation.emitAsset(SHELL_ROUTES, new sources.RawSource(JSON.stringify(routes)));
        } catch (error) {
          compilation.errors.push(new WebpackError(`The stills could not be drawn: ${error}`));
        }
      });
    });
  }

  async #compile({
    context,
    resolve: resolving,
    module,
    plugins,
  }: Compiler['options']): Promise<StillsModule> {
    const path = resolve(REPOSITORY, '.cache/stills');
    const filename = `${Date.now()}.cjs`;
    const config: Configuration = {
      name: 'stills',
      ...(context !== undefined && { context }),
      mode: 'production',
      target: 'node20',
      devtool: false,
      entry: this.#source,
      output: { path, filename, library: { type: 'commonjs2' }, asyncChunks: false, clean: true },
      resolve: {
        extensions: resolving.extensions ?? [],
        extensionAlias: resolving.extensionAlias ?? {},
        conditionNames: ['source', 'node', 'import', 'require', 'default'],
      },
      module: { rules: (module.rules ?? []) as NonNullable<Configuration['module']>['rules'] & object },
      optimization: { minimize: false, splitChunks: false },
      plugins: [
        ...(plugins ?? []).filter((plugin) => SAME.has(plugin?.constructor.name ?? '')),
        new webpack.NormalModuleReplacementPlugin(LEFT_OUT, dataModule('export const StadiumArt=()=>null')),
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
    return createRequire(import.meta.url)(resolve(path, filename)) as StillsModule;
  }
}

/** Without these the sources mean something else. */
const SAME: ReadonlySet<string> = new Set([
  'DefinePlugin',
  'MiniCssExtractPlugin',
  'NormalModuleReplacementPlugin',
]);
