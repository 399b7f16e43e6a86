import { BUNDLER_RUNTIME } from '@euro/platform/manifest';
import { GUEST_FOLDER } from '@euro/release';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { GUEST_ENTRY, type GuestBuild, guestConfig } from './guestConfig.js';

/**
 * Builds a remote once more for pages of other sites, and puts the files beside the release's own, in `guest/`. Its
 * entry is a module that exports a function: from Module Federation's runtime to the container of `./guest`.
 */
export class GuestPlugin {
  readonly #build: GuestBuild;

  constructor(build: GuestBuild) {
    this.#build = build;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('GuestPlugin', (compilation) => {
      // Minified by then, not compressed yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'GuestPlugin', stage }, async () => {
        const guest = await this.#run(compiler);
        for (const error of guest.errors)
          compilation.errors.push(new WebpackError(`./guest: ${error.message}`));
        for (const file of guest.fileDependencies) compilation.fileDependencies.add(file);
        for (const { name, source } of guest.getAssets()) {
          const wrappedSource =
            name === GUEST_ENTRY ? new sources.RawSource(this.#wrap(source.source())) : source;
          compilation.emitAsset(`${GUEST_FOLDER}/${name}`, wrappedSource, { minimized: true });
        }
      });
    });
  }

  #wrap(entry: string | Buffer): string {
    const { container } = this.#build;
    return `export default ${BUNDLER_RUNTIME}=>{let ${container};${entry}\nreturn ${container}};\n`;
  }

  #run({ options: { cache } }: Compiler): Promise<Compilation> {
    const config = guestConfig(this.#build);
    const compiler = webpack(cache === false ? { ...config, cache } : config);
    return new Promise((resolve, reject) => {
      if (!compiler) throw new Error('webpack makes no compiler');
      compiler.hooks.shouldEmit.tap('GuestPlugin', () => false);
      compiler.run((error, stats) => {
        compiler.close(() => (error || !stats ? reject(error) : resolve(stats.compilation)));
      });
    });
  }
}
