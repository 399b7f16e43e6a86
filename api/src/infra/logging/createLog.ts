import { type Logger, pino } from 'pino';

/** A line waits at most this long (milliseconds) until there are as many bytes; each write is a call of the system. */
const BUFFER_OPTIONS = { minLength: 4_096, periodicFlush: 50, sync: true };

/** Structured logs on stdout; nothing secret may be written, and what slips in is blotted out. */
export function createLog(level: string): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'req.headers', '*.authorization', '*.cookie'],
      censor: '(hidden)',
    },
    serializers: { err: describeError },
  };
  const destination = pino.destination(BUFFER_OPTIONS);
  process.once('exit', () => destination.flushSync());
  return pino(options, destination);
}

/** An error without the values that were on their way to the database. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  return { type: error.name, message: error.message, stack: error.stack };
}
