import { SHELL_ROUTES, type ShellRoute, STILLS, type Stills } from '@euro/gateway';
import { buildStep } from './buildStep.js';
import { compileForNode } from './compileForNode.js';
import { linksOnly } from './linksOnly.js';

interface StillsModule {
  renderStills(paths: readonly string[]): Promise<Stills>;
  readonly routes: readonly ShellRoute[];
}

/**
 * Draws pages of the shell while it is built and writes them to `stills.json`, for the gateway to send with the page,
 * and lists the shell's pages in `routes.json`.
 * @param source a module with `renderStills(paths)` and `routes`, for Node
 * @param paths of the shell's own pages
 */
export const shellStills = (source: string, paths: readonly string[]) =>
  buildStep('stills', 'first', async ({ compilation, emit }) => {
    const { renderStills, routes } = await compileForNode<StillsModule>(compilation.compiler.options, {
      name: 'shell',
      entry: source,
    });
    emit(STILLS, JSON.stringify(linksOnly(await renderStills(paths))));
    emit(SHELL_ROUTES, JSON.stringify(routes));
  });
