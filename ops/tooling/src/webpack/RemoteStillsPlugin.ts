import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RemoteDeclaration, RemoteStills } from '@euro/platform/manifest';
import { STILLS_FORMAT } from '@euro/platform/manifest';
import { heavyStills, stillProblems } from '@euro/release';
import webpack, { type Compiler } from 'webpack';
import { compileForNode } from './compileForNode.js';
import { linksOnly } from './linksOnly.js';
import { dataModule } from './provided.js';

/** The file of a release with its pages while they are loading. */
export const REMOTE_STILLS = 'stills.json';

interface StillsModule {
  renderStills(routes: readonly StillRoute[]): Promise<RemoteStills['pages']>;
}

type StillRoute = RemoteDeclaration['routes'][number];

/** In place of React's own: what is rendered is left at the element, for the server's renderer. */
const CREATE_ROOT = 'export const createRoot=(place)=>({render(tree){place.tree=tree},unmount(){}})';

/**
 * Renders the routes of a remote that have `still` in `remote.json`, with its own components, and writes `stills.json`
 * beside its scripts. A still that must not be sent is an error of the build.
 */
export class RemoteStillsPlugin {
  readonly #folder: string;
  readonly #name: string;

  /**
   * @param folder of the remote
   * @param name `mf-team`
   */
  constructor(folder: string, name: string) {
    this.#folder = folder;
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RemoteStillsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteStillsPlugin', stage }, async () => {
        const routes = this.#routes();
        if (routes.length === 0) return;
        try {
          const { renderStills } = await compileForNode<StillsModule>(compiler.options, {
            name: this.#name,
            entry: '@euro/platform/stills',
            alias: { 'remote-of-stills$': resolve(this.#folder, 'src/remote.ts') },
            plugins: [
              new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, dataModule(CREATE_ROOT)),
            ],
          });
          const pages = linksOnly(await renderStills(routes));
          for (const problem of problemsOf(pages))
            compilation.errors.push(new WebpackError(`${this.#name}: the still of ${problem}`));
          const stills: RemoteStills = { format: STILLS_FORMAT, pages };
          compilation.emitAsset(REMOTE_STILLS, new sources.RawSource(JSON.stringify(stills)));
        } catch (error) {
          compilation.errors.push(
            new WebpackError(`${this.#name}: its stills could not be rendered: ${error}`),
          );
        }
      });
    });
  }

  #routes(): StillRoute[] {
    const text = readFileSync(resolve(this.#folder, 'remote.json'), 'utf8');
    const { routes = [] } = JSON.parse(text) as Partial<RemoteDeclaration>;
    return routes.filter(({ still }) => still);
  }
}

function problemsOf(pages: RemoteStills['pages']): string[] {
  return Object.entries(pages).flatMap(([path, page]) =>
    [...stillProblems(page), ...heavyStills(page)].map((problem) => `${path} (${problem})`),
  );
}
