// One at a time: a folder that only one process can make, with the number of its owner inside.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` while holding the lock; a lock whose owner is gone is taken over. */
export async function withLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(ownerOf(folder))) rmSync(folder, { recursive: true, force: true });
      else await sleep(200);
    }
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ownerOf(folder) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      const owner = Number(readFileSync(join(folder, 'pid'), 'utf8'));
      if (owner) return owner;
    } catch {
      // Made a moment ago: its owner still has to sign.
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  }
  return 0;
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
