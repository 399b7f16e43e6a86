import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { competitionsDirectory } from '../../infra/competitionsDirectory.js';
import type { BaseContext } from '../../infra/context.js';

/** Before the names of packs that an operator put on the server's disk. */
const OWN = 'import/';

type Parts = Pick<BaseContext, 'env'>;

/** Names of the packs on the server's disk: `euro2024`, and `import/my-league` for those in the data directory. */
export async function listPacks(parts: Parts): Promise<string[]> {
  return [...(await packsByName(parts)).keys()];
}

/** The folder of a pack; null for a name that no pack has. Names are looked up, never put together into a path. */
export async function packFolder(parts: Parts, name: string): Promise<string | null> {
  return (await packsByName(parts)).get(name) ?? null;
}

async function packsByName({ env }: Parts): Promise<Map<string, string>> {
  const directory = competitionsDirectory();
  const own = join(env.dataDir, 'import');
  const [names, ownNames] = await Promise.all([packsIn(directory), packsIn(own)]);
  return new Map([
    ...names.map((name) => [name, join(directory, name)] as const),
    ...ownNames.map((name) => [`${OWN}${name}`, join(own, name)] as const),
  ]);
}

async function packsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const isPack = await Promise.all(
    names.map((name) =>
      access(join(folder, name, 'competition.json')).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, index) => isPack[index]).toSorted();
}
