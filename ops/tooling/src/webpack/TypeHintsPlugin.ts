import { strToU8, zipSync } from 'fflate';
import type { Compiler } from 'webpack';

/** In the form of a federation manifest; hosts resolve them like the entry. */
export const TYPE_HINTS = { path: '', name: '@mf-types.d.ts', zip: '@mf-types.zip', api: '@mf-types.d.ts' };

/** Exports of `./remote` of every remote: the shell refuses another module (`createFederationLoader`). */
export const REMOTE_TYPES = `import type { RemoteModule } from '@euro/platform';
export declare const remote: RemoteModule;
`;

/** In place of the name under which a host knows the remote. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';

/**
 * Writes the types of what a remote exposes, in the form that hosts of Module Federation fetch (`dts.consumeTypes`).
 * Not from the sources, with the compiler: for all sections that takes longer than bundling them, and exposes their
 * internals to hosts.
 */
export class TypeHintsPlugin {
  readonly #modules: readonly (readonly [file: string, declarations: string])[];

  /** @param modules declarations by exposed name: `./remote` */
  constructor(modules: Readonly<Record<string, string>>) {
    this.#modules = Object.entries(modules).map(([key, text]) => [key.replace(/^\.\//, ''), text]);
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('TypeHintsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'TypeHintsPlugin', stage }, () => {
        compilation.emitAsset(TYPE_HINTS.zip, new sources.RawSource(this.#zip()));
        compilation.emitAsset(TYPE_HINTS.api, new sources.RawSource(this.#api()));
      });
    });
  }

  #zip(): Buffer {
    const files = this.#modules.flatMap(([file, declarations]) => [
      [`${file}.d.ts`, strToU8(`export * from ${JSON.stringify(`./compiled-types/${file}`)};\n`)],
      [`compiled-types/${file}.d.ts`, strToU8(declarations)],
    ]);
    // A release has the same bytes whenever it was built.
    return Buffer.from(zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) }));
  }

  #api(): string {
    const ids = this.#modules.map(([file]) => `'${ALIAS}/${file}'`);
    const types = ids.map((id) => `T extends ${id} ? typeof import(${id}) : `).join('');
    return `export type RemoteKeys = ${ids.join(' | ')};\ntype PackageType<T> = ${types}any;\n`;
  }
}
