import { TYPE_HINTS } from '@euro/release';
import { strToU8, zipSync } from 'fflate';
import { buildStep } from './buildStep.js';

/** In the form of a federation manifest; hosts resolve them like the entry. */
export const TYPE_HINTS_OF_MANIFEST = { path: '', name: TYPE_HINTS.api, ...TYPE_HINTS };

/** In place of the name under which a host knows the remote. */
const ALIAS = 'REMOTE_ALIAS_IDENTIFIER';

/**
 * Types in the form that hosts of Module Federation fetch (`dts.consumeTypes`): an archive with a file for each exposed
 * module, and the keys of `loadRemote`.
 * @param modules complete declarations by exposed name: `./remote`
 */
export function typeHints(modules: Readonly<Record<string, string>>): {
  readonly zip: Buffer;
  readonly api: string;
} {
  const files = Object.entries(modules).map(([key, text]) => [key.replace(/^\.\//, ''), text] as const);
  const archive = files.map(([file, declarations]) => [`${file}.d.ts`, strToU8(declarations)]);
  const ids = files.map(([file]) => `'${ALIAS}/${file}'`);
  const types = ids.map((id) => `T extends ${id} ? typeof import(${id}) : `).join('');
  return {
    // A release has the same bytes whenever it was built.
    zip: Buffer.from(zipSync(Object.fromEntries(archive), { mtime: new Date(1980, 0, 1) })),
    api: `export type RemoteKeys = ${ids.join(' | ')};\ntype PackageType<T> = ${types}any;\n`,
  };
}

/**
 * Writes the types of what a remote exposes. Not from the sources, with the compiler: for all sections that takes
 * longer than bundling them, and exposes their internals to hosts.
 * @param modules complete declarations by exposed name: `./remote`
 */
export const writeTypeHints = (modules: Readonly<Record<string, string>>) =>
  buildStep('type-hints', 'first', ({ emit }) => {
    const { zip, api } = typeHints(modules);
    emit(TYPE_HINTS.zip, zip);
    emit(TYPE_HINTS.api, api);
  });
