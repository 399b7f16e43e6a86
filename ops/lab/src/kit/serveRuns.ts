/** The result of a run whose cost is not its duration. */
export class Costing {
  constructor(
    readonly cost: number,
    readonly answer: unknown = null,
  ) {}
}

/** A run by its name, or with what it needs to know. */
type Request = string | { readonly run: string; readonly input: unknown };

/** Work by name; what it returns is the answer, and its milliseconds are the cost. */
type Runs = Readonly<Record<string, (input: never) => unknown>>;

/** Does what another program asks for by name, one after the other, until that closes the channel. */
export function serveRuns(runs: Runs, atEnd: () => Promise<unknown> = async () => {}): void {
  process.on('message', (request: Request) => {
    const { run: name, input } = typeof request === 'string' ? { run: request, input: null } : request;
    const run = runs[name];
    if (!run) throw new Error(`There is no run ${name}.`);
    const work = async () => {
      const began = performance.now();
      // The caller passes the input of each run.
      const result = await run(input as never);
      return result instanceof Costing ? result : new Costing(performance.now() - began, result ?? null);
    };
    work().then(
      ({ cost, answer }) => process.send?.({ cost, answer }),
      (error: unknown) => {
        console.error(error);
        atEnd().finally(() => process.exit(1));
      },
    );
  });
  process.on('disconnect', () => atEnd().finally(() => process.exit(0)));
  process.send?.('ready');
}
