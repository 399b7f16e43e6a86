import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

interface CommandOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs a program of Node to its end. @returns its output
 * @throws an Error with the last line of what it complained about
 */
export async function runCommand(args: readonly string[], options: CommandOptions): Promise<string> {
  try {
    const { stdout } = await execute(process.execPath, [...args], {
      ...options,
      maxBuffer: 16 * 1_024 * 1_024,
    });
    return stdout;
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    const why = stderr.trim().split('\n').at(-1) || String(error);
    throw new Error(`node ${args.join(' ')}: ${why}`, { cause: error });
  }
}
