import { SHELL_ROUTES, type ShellRoute, STILLS, type Stills } from '@euro/gateway';
import webpack, { type Compiler } from 'webpack';
import { compileForNode } from './compileForNode.js';
import { linksOnly } from './linksOnly.js';
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
          const { renderStills, routes } = await compileForNode<StillsModule>(compiler.options, {
            name: 'shell',
            entry: this.#source,
            plugins: [
              new webpack.NormalModuleReplacementPlugin(
                LEFT_OUT,
                dataModule('export const StadiumArt=()=>null'),
              ),
            ],
          });
          const stills = linksOnly(await renderStills(this.#paths));
          compilation.emitAsset(STILLS, new sources.RawSource(JSON.stringify(stills)));
          compilation.emitAsset(SHELL_ROUTES, new sources.RawSource(JSON.stringify(routes)));
        } catch (error) {
          compilation.errors.push(new WebpackError(`The stills could not be drawn: ${error}`));
        }
      });
    });
  }
}
