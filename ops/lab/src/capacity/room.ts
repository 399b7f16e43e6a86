import { readFileSync, statfsSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';

const MEGABYTE = 1_048_576;
const GIGABYTE = 1_024 * MEGABYTE;
/** Bytes of a team before any were measured: names, squad, results and the rest, with indexes. */
const TEAM = 5_000;
/** Redo, undo and temporary files beside the tables. */
const BESIDE = 2 * GIGABYTE;
/** Factor for the space that tables need beyond their rows while they grow. */
const SPARE = 1.2;
/** Memory of processes of the product: what each has without teams, and what a worker has for each. */
const [PROCESSES, WORKER_TEAM] = [0.6 * GIGABYTE, 250];

/**
 * Megabytes of the database's buffer pool: what this many teams can fill, at most a third of the machine. The rest is
 * for its other files and for the product.
 */
export function poolMegabytes(teams: number): number {
  const most = totalmem() / 3;
  return Math.round(Math.max(128 * MEGABYTE, Math.min(most, teams * TEAM)) / MEGABYTE);
}

interface Wish {
  readonly folder: string;
  /** Teams there are, and teams to be. */
  readonly before: number;
  readonly teams: number;
  /** Bytes of a team as they were measured; null before. */
  readonly bytesPerTeam: number | null;
  /** Bytes of the buffer pool that are not in use yet. */
  readonly poolBytes: number;
}

/** Why a size can't be measured here, as a sentence; null when there is room for it. */
export function roomProblem({ folder, before, teams, bytesPerTeam, poolBytes }: Wish): string | null {
  const { bavail, bsize } = statfsSync(folder);
  const [disk, diskNeeded] = [bavail * bsize, (teams - before) * (bytesPerTeam ?? TEAM) * SPARE + BESIDE];
  const size = teams.toLocaleString('en');
  if (disk < diskNeeded)
    return `${size} teams were left out: they need ${inGigabytes(diskNeeded)} of disk, and ${inGigabytes(disk)} are free in ${folder}.`;
  const [memory, memoryNeeded] = [availableMemory(), PROCESSES + teams * WORKER_TEAM + poolBytes];
  if (memory < memoryNeeded)
    return `${size} teams were left out: they need ${inGigabytes(memoryNeeded)} of memory, and ${inGigabytes(memory)} are free.`;
  return null;
}

/** Free memory with what files only borrow. */
function availableMemory(): number {
  try {
    const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
    return kilobytes === undefined ? freemem() : Number(kilobytes) * 1_024;
  } catch {
    return freemem();
  }
}

const inGigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
