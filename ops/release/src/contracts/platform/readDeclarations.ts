import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteDeclaration, remoteDeclaration } from '@euro/platform/manifest';

/** The declarations of the repository's remotes; the build reports unreadable ones. */
export function readDeclarations(repository: string): RemoteDeclaration[] {
  return readdirSync(repository, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => join(repository, name, 'remote.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const read = remoteDeclaration.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      return read.success ? [read.data] : [];
    });
}
