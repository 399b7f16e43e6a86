import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteDeclaration, remoteDeclaration } from '@euro/platform/manifest';

/** What the remotes of the repository say of themselves; one that can't be read is told about where it is built. */
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
