import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cpuMs } from './cpuMs.js';

/** The longest time in which no request was served, in milliseconds. */
export interface Block {
  /** Wall-clock time, including time that the machine gave to other processes. */
  readonly time: number;
  /** CPU time of the serving thread. */
  readonly cpu: number;
}

/** Milliseconds between two looks. */
const EVERY = 1;

/** Watches the event loop until the answer is called. */
export function watchBlocks(): () => Block {
  const delay = monitorEventLoopDelay({ resolution: EVERY });
  delay.enable();
  let longest = 0;
  let before = { cpu: threadCpu(), at: performance.now() };
  const timer = setInterval(() => {
    const now = { cpu: threadCpu(), at: performance.now() };
    longest = Math.max(longest, Math.min(now.cpu - before.cpu, now.at - before.at));
    before = now;
  }, EVERY);
  return () => {
    clearInterval(timer);
    delay.disable();
    return { time: delay.max / 1_000_000, cpu: longest };
  };
}

/** Linux: nanoseconds of CPU of the thread that reads it. */
const OF_THREAD = '/proc/thread-self/schedstat';
const hasOfThread = existsSync(OF_THREAD);

/**
 * Milliseconds of CPU of the thread that runs JavaScript. Elsewhere than on Linux those of the process, which have
 * what other threads do at the same time, such as those that help with collecting garbage.
 */
function threadCpu(): number {
  if (hasOfThread) return Number(readFileSync(OF_THREAD, 'utf8').split(' ')[0]) / 1e6;
  return cpuMs();
}
