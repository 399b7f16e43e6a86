import { Program } from '@euro/api/testing';

interface ServerSettings {
  readonly name: string;
  /** The compiled program. */
  readonly main: string;
  /** Options of Node. */
  readonly nodeOptions?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly url: string;
  /** Path that is answered with success once the process may receive requests. */
  readonly readyPath: string;
  readonly cwd?: string;
  /** A file to which its output is appended. */
  readonly log?: string;
  /** Opens a channel for `ask`. */
  readonly ipc?: true;
}

/** A Node process that answers over HTTP: an API process, a worker, a gateway or the stand-ins. */
export class ServerProcess {
  readonly name: string;
  readonly url: string;
  protected program: Program;

  constructor(private readonly settings: ServerSettings) {
    this.name = settings.name;
    this.url = settings.url;
    this.program = this.programAt(settings.main);
  }

  get pid(): number | undefined {
    return this.program.pid;
  }

  /** @param main another version's program, from now on */
  start(main?: string): Promise<void> {
    if (main !== undefined) this.program = this.programAt(main);
    return this.program.start(() => this.isReady());
  }

  kill = () => this.program.kill();
  stop = (signal?: NodeJS.Signals) => this.program.stop(signal);
  freeze = () => this.program.freeze();
  thaw = () => this.program.thaw();

  isReady(): Promise<boolean> {
    return this.answers(this.settings.readyPath);
  }

  private programAt(main: string): Program {
    const { nodeOptions = [], env, cwd, log, ipc } = this.settings;
    return new Program(process.execPath, [...nodeOptions, main], { env, cwd, log, ipc });
  }

  protected answers(path: string, timeoutMs = 2_000): Promise<boolean> {
    return fetch(`${this.url}${path}`, { signal: AbortSignal.timeout(timeoutMs) }).then(
      ({ ok, body }) => (body?.cancel() ?? Promise.resolve()).then(() => ok),
      () => false,
    );
  }
}
