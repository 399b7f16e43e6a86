import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

interface Surroundings {
  readonly env?: NodeJS.ProcessEnv | undefined;
  readonly cwd?: string | undefined;
  /** A file to which its output is appended; without one the output is dropped. */
  readonly log?: string | undefined;
  /** Opens a channel for `ask`. */
  readonly ipc?: true | undefined;
}

/** Milliseconds for a program to become ready. */
const START_MS = 300_000;
/** Milliseconds for a program to end before it is killed. */
const STOP_MS = 15_000;

/** A program that can be killed, frozen and started again. */
export class Program {
  private child: ChildProcess | null = null;
  private errorOutput = '';

  constructor(
    private readonly file: string,
    private readonly args: readonly string[],
    private readonly surroundings: Surroundings = {},
  ) {}

  /** @param isReady asked until it says yes */
  async start(isReady: () => Promise<boolean>): Promise<void> {
    const { env = process.env, cwd, log, ipc } = this.surroundings;
    const output = log === undefined ? 'ignore' : openSync(log, 'a');
    const child = spawn(this.file, [...this.args], {
      env,
      ...(cwd === undefined ? {} : { cwd }),
      stdio: ['ignore', output, 'pipe', ...(ipc ? (['ipc'] as const) : [])],
    });
    if (typeof output === 'number') closeSync(output);
    this.child = child;
    child.once('error', (error) => {
      this.errorOutput = error.message;
    });
    child.stderr?.on('data', (text) => {
      this.errorOutput = (this.errorOutput + text).slice(-4_000);
    });
    const end = Date.now() + START_MS;
    while (!(await isReady())) {
      if (!this.isRunning || Date.now() > end)
        throw new Error(`${this.file} did not start: ${this.errorOutput.trim().split('\n').at(-1)}`);
      await pause(10);
    }
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get isRunning(): boolean {
    return this.child?.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends a message to a program with a channel. @returns its reply */
  async ask<Answer>(message: string): Promise<Answer> {
    if (!this.child) throw new Error(`${this.file} does not run.`);
    const reply = once(this.child, 'message');
    this.child.send(message);
    const [answer] = await reply;
    return answer as Answer;
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Ends it immediately, like a power cut. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Ends it politely, also when it is frozen. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const late = setTimeout(() => this.child?.kill('SIGKILL'), STOP_MS);
    this.thaw();
    await this.end(signal);
    clearTimeout(late);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || !this.isRunning) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }
}
