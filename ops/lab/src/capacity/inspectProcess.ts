import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { cpuMs } from '../kit/cpuMs.js';
import { type Block, watchBlocks } from '../kit/watchBlocks.js';

/**
 * Loaded into a process of the product before its own program (`--import`): answers what only the process itself knows.
 * With `CAPACITY_HOST` it is on a machine of that name, so that others can't see whether it runs.
 */
const host = process.env.CAPACITY_HOST;
if (host) {
  os.hostname = () => host;
  syncBuiltinESMExports();
}

let stopWatching: (() => Block) | null = null;

const answers: Readonly<Record<string, () => unknown>> = {
  /** From now on blocks are looked for, until `blocked` answers the longest. */
  watch() {
    stopWatching = watchBlocks();
    return null;
  },
  blocked: () => stopWatching?.(),
  /** Milliseconds of CPU so far, and bytes of memory. */
  usage() {
    const { rss, heapUsed } = process.memoryUsage();
    const highest = process.resourceUsage().maxRSS * 1_024;
    return { cpu: cpuMs(), rss, heapUsed, highest };
  },
};

process.on('message', (name: string) => {
  process.send?.(answers[name]?.() ?? null);
});
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
