import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  remove(): void;
}

const MEGABYTE = 1_024 * 1_024;

/** Null where this user may not mount one. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  const mountResult = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mountResult.status !== 0) return null;
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      const piece = Buffer.alloc(MEGABYTE);
      try {
        for (let writtenBytes = 0; writtenBytes < bavail * bsize; writtenBytes += MEGABYTE)
          writeFileSync(ballast, piece, { flag: 'a' });
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => void spawnSync('umount', ['-l', folder]),
  };
}
