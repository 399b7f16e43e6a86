// A lock between processes: a folder that only one process can create, with the id of its owner inside.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` under the lock; a lock whose owner has exited is taken over. */
export async function withLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  for (;;) {
    try {
      mkdirSync(folder);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = ownerOf(folder);
      if (isAlive(owner)) await sleep(200);
      else takeAway(folder, owner);
    }
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes an abandoned lock; exactly one process succeeds, and no newer lock is removed. */
function takeAway(folder, owner) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
    if (ownerOf(aside) === owner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, folder);
  } catch {
    // Another process was faster.
  }
}

function ownerOf(folder) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      const owner = Number(readFileSync(join(folder, 'pid'), 'utf8'));
      if (owner) return owner;
    } catch {
      // Just created: its owner has not written its id yet.
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
