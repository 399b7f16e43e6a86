import { runGame } from './runGame.js';

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

function toStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}

function toStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}

// A reader of only the first lines (`| head`) is no failure.
process.stdout.on('error', ignoreClosedPipe);
runGame(process.argv.slice(2), {
  variables: process.env,
  print: toStandardOutput,
  complain: toStandardError,
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    toStandardError(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
