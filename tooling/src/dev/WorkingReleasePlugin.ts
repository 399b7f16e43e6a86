import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { FEDERATION_MANIFEST } from '../registry/layout.js';

interface FederationManifest {
  readonly metaData: { readonly buildInfo: object; readonly portal: object };
}

/** Releases of one remote that are kept: a page that is open may still ask for a part of the one before. */
const KEPT = 3;

/** Where `npm run dev` keeps what it builds of a remote: a folder per build. */
export const workingFolder = (dataDir: string, name: string) => join(dataDir, 'watch', name);

/** `dev-12`: the twelfth build; never one of the released versions. */
export const isWorkingVersion = (version: string) => /^dev-\d+$/.test(version);

/** Numbers of the builds that are kept, newest first. */
export function workingBuilds(folder: string): number[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(isWorkingVersion)
    .map((version) => Number(version.slice('dev-'.length)))
    .sort((a, b) => b - a);
}

/**
 * Makes every build of a watched remote a release of its own: its own folder, version and chunk global. Under the same
 * ones a page that is open would be given the chunks of the build before.
 */
export class WorkingReleasePlugin {
  readonly #folder: string;
  readonly #container: string;

  /** @param container name that the remote registers under: `mf_rankings` */
  constructor(folder: string, container: string) {
    this.#folder = folder;
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    let number = workingBuilds(this.#folder)[0] ?? 0;
    const begin = () => {
      number += 1;
      const { output } = compiler.options;
      output.uniqueName = `${this.#container}_dev_${number}`;
      output.chunkLoadingGlobal = `webpackChunk${output.uniqueName}`;
      output.path = join(this.#folder, `dev-${number}`);
      compiler.outputPath = output.path;
    };
    begin();
    number -= 1;
    const { DefinePlugin } = compiler.webpack;
    // The kit of embeds finds its other files by its version.
    const version = DefinePlugin.runtimeValue(() => JSON.stringify(`dev-${number}`), true);
    new DefinePlugin({ KIT_VERSION: version }).apply(compiler);
    compiler.hooks.watchRun.tap('WorkingReleasePlugin', begin);
    compiler.hooks.thisCompilation.tap('WorkingReleasePlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      // Right after the manifest was made.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'WorkingReleasePlugin', stage }, () => {
        const version = `dev-${number}`;
        const rewrite = <Content>(file: string, change: (content: Content) => object) => {
          const written = compilation.getAsset(file)?.source.source();
          if (written === undefined) return;
          const changed = change(JSON.parse(String(written)) as Content);
          compilation.updateAsset(file, new sources.RawSource(JSON.stringify(changed)));
        };
        rewrite('manifest.json', (manifest: object) => ({ ...manifest, version }));
        rewrite(FEDERATION_MANIFEST, (manifest: FederationManifest) => {
          const { metaData } = manifest;
          const buildInfo = { ...metaData.buildInfo, buildVersion: version };
          return {
            ...manifest,
            metaData: { ...metaData, buildInfo, portal: { ...metaData.portal, version } },
          };
        });
      });
    });
    compiler.hooks.done.tap('WorkingReleasePlugin', () => {
      for (const old of workingBuilds(this.#folder).slice(KEPT)) {
        rmSync(join(this.#folder, `dev-${old}`), { recursive: true, force: true });
      }
    });
  }
}
