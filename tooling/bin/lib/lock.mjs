// One at a time: a folder that only one process can make, with the number of its owner inside.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Of those who find a lock left behind one gets to remove it, and not the new lock of somebody quicker. */
function takeAway(folder, owner) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
    if (ownerOf(aside) === owner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, folder);
  } catch {
    // Somebody else was quicker.
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
