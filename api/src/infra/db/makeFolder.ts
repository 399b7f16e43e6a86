import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its parents. `recursive: true` would never return on a file system (`/proc`) that reports a
 * missing folder although the parent exists.
 * @throws the operating system's error
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(path)) throw error;
  }
}
