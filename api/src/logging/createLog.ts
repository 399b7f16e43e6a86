import { type Logger, pino } from 'pino';

/** Structured logs on stdout; nothing secret may be written, and what slips in is blotted out. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'token', '*.token', 'req.headers', '*.authorization', '*.cookie'],
      censor: '(hidden)',
    },
    serializers: { err: describeError },
  });
}

/** An error without the values that were on their way to the database. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  return { type: error.name, message: error.message, stack: error.stack };
}
