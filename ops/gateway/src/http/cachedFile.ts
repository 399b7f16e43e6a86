import { readFile, stat } from 'node:fs/promises';

/** Reads a file and caches the parsed value until the file changes. @throws when there is none */
export function cachedFile<T>(path: string, understand: (text: string) => T): () => Promise<T> {
  let version = -1;
  let cached: T | undefined;
  return async () => {
    const { mtimeMs } = await stat(path);
    if (cached === undefined || mtimeMs !== version) {
      cached = understand(await readFile(path, 'utf8'));
      version = mtimeMs;
    }
    return cached;
  };
}
