import type { Compilation, Compiler, sources } from 'webpack';

/** What a step works on. */
export interface Build {
  readonly compilation: Compilation;
  /** Adds a file; one that is minified already is not minified again. */
  emit(file: string, content: string | Buffer | sources.Source, info?: { readonly minimized: boolean }): void;
  /** Makes the build fail, with this sentence. */
  fail(problem: string): void;
}

/**
 * When a step runs: before files are minified and compressed, between these two, or when names and bytes are final.
 * Steps of one moment run in the order of the config's plugins.
 */
export type Moment = 'first' | 'minified' | 'last';

/** A webpack plugin of one step, with the name that errors and profiles show. */
export interface BuildStep {
  readonly name: string;
  apply(compiler: Compiler): void;
}

/** The one form of our plugins: a step at a moment of the build. */
export function buildStep(
  name: string,
  moment: Moment,
  run: (build: Build) => void | Promise<void>,
): BuildStep {
  const apply = (compiler: Compiler): void => {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    const stage = {
      first: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
      minified: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1,
      last: Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }[moment];
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const fail = (problem: string) => {
        compilation.errors.push(new WebpackError(problem));
      };
      const build: Build = {
        compilation,
        emit(file, content, info) {
          const isSource = typeof content !== 'string' && !Buffer.isBuffer(content);
          compilation.emitAsset(file, isSource ? content : new sources.RawSource(content), info);
        },
        fail,
      };
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        try {
          await run(build);
        } catch (error) {
          fail(`${name}: ${error instanceof Error ? error.message : error}`);
        }
      });
    });
  };
  return { name, apply };
}
