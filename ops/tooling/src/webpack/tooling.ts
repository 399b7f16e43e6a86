import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of this package: two folders above this file's, compiled (`dist`) or not (`src`). */
export const TOOLING = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
