import type { Env } from '../../infra/env.js';
import { systemCode } from '../../infra/errors.js';

/** Why the port could not be opened, as one sentence for the operator. */
export function explainListenError(error: unknown, { host, port }: Pick<Env, 'host' | 'port'>): Error {
  const code = systemCode(error);
  const place = `${host}:${port}`;
  const reason =
    code === 'EADDRINUSE'
      ? `Port ${place} is taken: stop what uses it, or set API_PORT.`
      : code === 'EACCES'
        ? `This user may not open port ${place}: set API_PORT to a number above 1023.`
        : code === 'EADDRNOTAVAIL'
          ? `This machine has no address ${host}: set HOST.`
          : `Port ${place} can't be opened: ${error instanceof Error ? error.message : String(error)}`;
  return new Error(reason, { cause: error });
}
