import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin';
import { BILL_OF_MATERIALS } from '@euro/release';
import type { Compiler } from 'webpack';

/** Writes `sbom.json`: every package of which code is in the bundle. The same build gives the same bytes. */
export class BillOfMaterialsPlugin {
  readonly #name: string;
  readonly #version: string;

  /**
   * @param folder absolute path of the package that is built
   * @param version of the release, not of the package
   */
  constructor(folder: string, version: string) {
    this.#name = (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name;
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    new CycloneDxWebpackPlugin({
      specVersion: '1.6',
      reproducibleResults: true,
      validateResults: false,
      outputLocation: '.',
      includeWellknown: false,
      rootComponentAutodetect: false,
      rootComponentName: this.#name,
      rootComponentVersion: this.#version,
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('BillOfMaterialsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'BillOfMaterialsPlugin', stage }, () => {
        compilation.renameAsset('bom.json', BILL_OF_MATERIALS);
        compilation.deleteAsset('bom.xml');
      });
    });
  }
}
