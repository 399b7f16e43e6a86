import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest time for which nobody was served, in milliseconds. */
export interface Block {
  /** As the clock has it, what the machine gave to other processes included. */
  readonly time: number;
  /** As far as this process was at work. */
  readonly cpu: number;
}

/** Milliseconds between two looks. */
const EVERY = 1;

/** Watches the event loop until the answer is called. */
export function watchBlocks(): () => Block {
  const delay = monitorEventLoopDelay({ resolution: EVERY });
  delay.enable();
  let longest = 0;
  let before = { cpu: process.cpuUsage(), at: performance.now() };
  const timer = setInterval(() => {
    const now = { cpu: process.cpuUsage(), at: performance.now() };
    const worked = (now.cpu.user + now.cpu.system - before.cpu.user - before.cpu.system) / 1_000;
    longest = Math.max(longest, Math.min(worked, now.at - before.at));
    before = now;
  }, EVERY);
  return () => {
    clearInterval(timer);
    delay.disable();
    return { time: delay.max / 1_000_000, cpu: longest };
  };
}
