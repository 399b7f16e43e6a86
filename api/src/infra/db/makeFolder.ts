import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it. Not by `recursive: true`, which never ends where a file system (`/proc`) answers
 * that a folder whose parent is there does not exist.
 * @throws the operating system's error where it may not be made
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
