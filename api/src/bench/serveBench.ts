interface Run {
  /** Milliseconds. */
  readonly cost: number;
  readonly answer: unknown;
}

/** Does what the bench asks for by name, one after the other, until it closes the channel. */
export function serveBench(runs: Readonly<Record<string, () => Promise<Run>>>): void {
  process.on('message', (name: string) => {
    const run = runs[name];
    if (!run) throw new Error(`The bench has no ${name}.`);
    run().then(
      (done) => process.send?.(done),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}
