import { Undo } from './undo.js';

/**
 * Runs a trial and ends the process with its exit code.
 * @param work returns it; what it has begun is taken back at its end, and at Ctrl-C
 */
export async function runTrial(work: (undo: Undo) => Promise<number>): Promise<never> {
  const undo = new Undo();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void undo.run().finally(() => process.exit(1)));
  const code = await work(undo)
    .finally(undo.run)
    .catch((error: unknown) => {
      console.error(error);
      return 1;
    });
  process.exit(code);
}
