import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of this package: two folders above this file, compiled (`dist`) or not (`src`). */
export const TOOLING = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path of the repository that holds the remotes: ours, or the one in which this package is installed. */
export const REPOSITORY = TOOLING.includes(`${sep}node_modules${sep}`) ? process.cwd() : dirname(TOOLING);
