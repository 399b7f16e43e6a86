import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that can be killed, frozen and started again. */
export class Program {
  private child: ChildProcess | null = null;
  private said = '';

  constructor(
    private readonly file: string,
    private readonly args: readonly string[],
    private readonly env: NodeJS.ProcessEnv = process.env,
  ) {}

  /** @param isReady asked until it says yes */
  async start(isReady: () => Promise<boolean>): Promise<void> {
    const child = spawn(this.file, [...this.args], { env: this.env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.child = child;
    child.stderr.on('data', (text) => {
      this.said = (this.said + text).slice(-4_000);
    });
    const end = Date.now() + 120_000;
    while (!(await isReady())) {
      if (!this.isRunning || Date.now() > end)
        throw new Error(`${this.file} did not start: ${this.said.trim().split('\n').at(-1)}`);
      await pause(50);
    }
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /** Ends it at once, as a power cut would. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Ends it politely. */
  async stop(): Promise<void> {
    const late = setTimeout(() => this.child?.kill('SIGKILL'), 15_000);
    await this.end('SIGTERM');
    clearTimeout(late);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.child || !this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
