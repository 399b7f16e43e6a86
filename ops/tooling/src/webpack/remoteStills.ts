import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RemoteDeclaration, RemoteStills } from '@euro/platform/manifest';
import { STILLS_FORMAT } from '@euro/platform/manifest';
import { heavyStills, packageOf, SHARED, stillProblems } from '@euro/release';
import webpack from 'webpack';
import { buildStep } from './buildStep.js';
import { compileForNode } from './compileForNode.js';
import { linksOnly } from './linksOnly.js';
import { dataModule } from './provided.js';

/** The file of a release with its pages while they are loading. */
export const REMOTE_STILLS = 'stills.json';

interface StillsModule {
  renderStills(routes: readonly StillRoute[]): Promise<RemoteStills['pages']>;
}

type StillRoute = RemoteDeclaration['routes'][number];

/** Requests of packages that a page has once, of other people. */
const SHARED_PACKAGES = new RegExp(
  `^(${SHARED.map(({ request }) => packageOf(request))
    .filter((name) => !name.startsWith('@euro/'))
    .join('|')})(/|$)`,
);

/** In place of React's own: what is rendered is left at the element, for the server's renderer. */
const CREATE_ROOT = 'export const createRoot=(place)=>({render(tree){place.tree=tree},unmount(){}})';

/**
 * Renders the routes of a remote that have `still` in `remote.json`, with its own components, and writes `stills.json`
 * beside its scripts. A still that must not be sent is an error of the build.
 * @param folder of the remote
 * @param name `mf-team`
 */
export const remoteStills = (folder: string, name: string) =>
  buildStep('stills', 'first', async ({ compilation, emit, fail }) => {
    const routes = routesWithStill(folder);
    if (routes.length === 0) return;
    try {
      const { renderStills } = await compileForNode<StillsModule>(compilation.compiler.options, {
        name,
        entry: '@euro/platform/stills',
        alias: { 'remote-of-stills$': resolve(folder, 'src/remote.ts') },
        plugins: [
          new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, dataModule(CREATE_ROOT)),
          // The renderer's React is the remote's own, of which there may be a copy beside it.
          new webpack.NormalModuleReplacementPlugin(SHARED_PACKAGES, (module) => {
            module.context = folder;
          }),
        ],
      });
      const pages = linksOnly(await renderStills(routes));
      for (const problem of problemsOf(pages)) fail(`${name}: the still of ${problem}`);
      const stills: RemoteStills = { format: STILLS_FORMAT, pages };
      emit(REMOTE_STILLS, JSON.stringify(stills));
    } catch (error) {
      fail(`${name}: its stills could not be rendered: ${error}`);
    }
  });

function routesWithStill(folder: string): StillRoute[] {
  const text = readFileSync(resolve(folder, 'remote.json'), 'utf8');
  const { routes = [] } = JSON.parse(text) as Partial<RemoteDeclaration>;
  return routes.filter(({ still }) => still);
}

function problemsOf(pages: RemoteStills['pages']): string[] {
  return Object.entries(pages).flatMap(([path, page]) =>
    [...stillProblems(page), ...heavyStills(page)].map((problem) => `${path} (${problem})`),
  );
}
