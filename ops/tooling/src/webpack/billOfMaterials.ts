import { BILL_OF_MATERIALS } from '@euro/release';
import type { Compilation, Compiler, Module } from 'webpack';
import { buildStep } from './buildStep.js';
import { packageFinder } from './packageFinder.js';
import { idOf, writeBillOfMaterials } from './writeBillOfMaterials.js';

/**
 * Writes `sbom.json`: every package of which code is in the bundle. The same build gives the same bytes.
 * @param folder absolute path of the package that is built
 * @param version of the release, not of the package
 */
export const billOfMaterials = (folder: string, version: string) => ({
  apply(compiler: Compiler): void {
    let bill = '';
    compiler.hooks.thisCompilation.tap('bill-of-materials', (compilation) => {
      // Later modules are merged into others, without the packages that they came from.
      compilation.hooks.afterOptimizeTree.tap('bill-of-materials', (_chunks, modules) => {
        bill = billOf(compilation, modules, { folder, version });
      });
    });
    buildStep('bill-of-materials', 'first', ({ emit }) => emit(BILL_OF_MATERIALS, bill)).apply(compiler);
  },
});

interface Built {
  readonly folder: string;
  readonly version: string;
}

function billOf(
  { chunkGraph, compiler, moduleGraph }: Compilation,
  modules: Iterable<Module>,
  { folder, version }: Built,
): string {
  const findPackage = packageFinder();
  const own = findPackage(folder);
  if (!own) throw new Error(`${folder} is no package.`);
  const root = { package: { ...own, version }, imports: new Set<string>() };
  const packages = new Map([[own, root]]);
  const bundledOf = (module: Module) => {
    const { context } = module;
    const found = context && chunkGraph.getNumberOfModuleChunks(module) > 0 ? findPackage(context) : null;
    if (!found) return null;
    const bundled = packages.get(found) ?? { package: found, imports: new Set<string>() };
    packages.set(found, bundled);
    return bundled;
  };
  for (const module of modules) {
    const bundled = bundledOf(module);
    if (!bundled) continue;
    for (const { module: imported } of moduleGraph.getOutgoingConnections(module)) {
      const other = imported && bundledOf(imported);
      if (other && other !== bundled) bundled.imports.add(idOf(other.package));
    }
  }
  packages.delete(own);
  return writeBillOfMaterials({
    root,
    packages: [...packages.values()],
    bundler: { name: 'webpack', version: compiler.webpack.version },
  });
}
