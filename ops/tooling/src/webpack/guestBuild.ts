import { BUNDLER_RUNTIME } from '@euro/platform/manifest';
import { GUEST_FOLDER } from '@euro/release';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { buildStep } from './buildStep.js';
import { GUEST_ENTRY, type GuestBuild, guestConfig } from './guestConfig.js';

/**
 * Builds a remote once more for pages of other sites, and puts the files beside the release's own, in `guest/`. Its
 * entry is a module that exports a function: from Module Federation's runtime to the container of `./guest`.
 */
export const guestBuild = (build: GuestBuild) =>
  buildStep('guest', 'minified', async ({ compilation, emit, fail }) => {
    const guest = await run(build, compilation.compiler);
    for (const { message } of guest.errors) fail(`./guest: ${message}`);
    for (const file of guest.fileDependencies) compilation.fileDependencies.add(file);
    for (const { name, source } of guest.getAssets()) {
      const content = name === GUEST_ENTRY ? asFunction(build.container, source.source()) : source;
      emit(`${GUEST_FOLDER}/${name}`, content, { minimized: true });
    }
  });

const asFunction = (container: string, entry: string | Buffer) =>
  `export default ${BUNDLER_RUNTIME}=>{let ${container};${entry}\nreturn ${container}};\n`;

function run(build: GuestBuild, { options: { cache } }: Compiler): Promise<Compilation> {
  const config = guestConfig(build);
  const compiler = webpack(cache === false ? { ...config, cache } : config);
  return new Promise((resolve, reject) => {
    if (!compiler) throw new Error('webpack makes no compiler');
    compiler.hooks.shouldEmit.tap('guest', () => false);
    compiler.run((error, stats) => {
      compiler.close(() => (error || !stats ? reject(error) : resolve(stats.compilation)));
    });
  });
}
