import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { historyFolder, lastRegistryFile, registryFile } from '@euro/release';
import type { RegistrySource } from './registryReader.js';

/** The registry on a disk; a small file that is read each time, so that no change is missed. */
export function registryFromFile(dataDir: string): RegistrySource {
  return {
    place: dataDir,
    async read() {
      const text = await textOf(registryFile(dataDir));
      if (text === null && isOnceReleased(dataDir)) throw new Error('it is gone');
      return text;
    },
    last: () => textOf(lastRegistryFile(dataDir)),
  };
}

/** Once there was a release, a missing registry is an error, not an empty one. */
const isOnceReleased = (dataDir: string) =>
  existsSync(lastRegistryFile(dataDir)) || existsSync(historyFolder(dataDir));

function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
