interface Run {
  /** Milliseconds. */
  readonly cost: number;
  readonly answer: unknown;
}

/** A run by its name, or with what it needs to know. */
type Request = string | { readonly run: string; readonly input: unknown };

/** Does what the bench asks for by name, one after the other, until it closes the channel. */
export function serveBench(
  runs: Readonly<Record<string, (input: unknown) => Promise<Run>>>,
  atEnd: () => Promise<unknown> = async () => {},
): void {
  process.on('message', (request: Request) => {
    const { run: name, input } = typeof request === 'string' ? { run: request, input: null } : request;
    const run = runs[name];
    if (!run) throw new Error(`The bench has no ${name}.`);
    run(input).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        console.error(error);
        atEnd().finally(() => process.exit(1));
      },
    );
  });
  process.on('disconnect', () => atEnd().finally(() => process.exit(0)));
  process.send?.('ready');
}
