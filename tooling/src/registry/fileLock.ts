import { randomUUID } from 'node:crypto';
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The work under a lock takes milliseconds; whoever holds one for longer than this is gone, or its computer is. */
const LEFT_BEHIND_MS = 60_000;

/** Runs `work` while holding a lock file; one that a killed process left behind is taken away. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!(await take(file))) {
    await takeAwayLeftBehind(file);
    await sleep(5 + Math.random() * 20);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** The lock comes to be with its owner's name in it: a link to a file that was written before. */
async function take(file: string): Promise<boolean> {
  const signed = `${file}.${randomUUID().slice(0, 8)}`;
  await writeFile(signed, JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() }));
  try {
    await link(signed, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(signed, { force: true });
  }
}

/** One at a time looks and takes away: nobody removes the new lock of somebody quicker. */
async function takeAwayLeftBehind(file: string): Promise<void> {
  if (!(await isLeftBehind(file))) return;
  const guard = `${file}.guard`;
  if (!(await take(guard))) {
    if (await isLeftBehind(guard)) await rm(guard, { force: true });
    return;
  }
  try {
    if (await isLeftBehind(file)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) return true;
    const owner = JSON.parse(await readFile(file, 'utf8')) as { readonly pid: number; readonly host: string };
    return owner.host === hostname() && !isAlive(owner.pid);
  } catch {
    // Given back in the meantime.
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
