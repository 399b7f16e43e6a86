import { readEnv } from '../infra/env.js';
import { createLog } from '../infra/logging/createLog.js';
import { FAREWELL_TO_PROXY } from './lifecycle/drain.js';
import { startApi } from './startApi.js';

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection');
    process.exit(1);
  });
  const api = await startApi(env, log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'draining');
      api.stop(signal === 'SIGTERM' ? FAREWELL_TO_PROXY : undefined).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
