import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository: three folders above this file, compiled (`tooling/dist`) or not (`tooling/src`). */
export const REPOSITORY = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
