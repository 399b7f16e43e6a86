import { resolve } from 'node:path';
import { publishBuiltRemotes } from '../registry/index.js';
import { REPOSITORY } from '../workspace/repository.js';
import { createGateway } from './gateway.js';
import { listen } from './listen.js';
import { placesFrom } from './placesFrom.js';

const { env } = process;
const port = Number(env.PORT ?? 3000);
const host = env.HOST ?? '127.0.0.1';

const dataDir = resolve(REPOSITORY, env.DATA_DIR ?? '.data');
if (process.argv.includes('--publish')) publishBuiltRemotes(REPOSITORY, dataDir);

const server = createGateway({
  shell: resolve(REPOSITORY, 'shell/dist'),
  dataDir,
  ...placesFrom(env),
  behindTls: (env.PUBLIC_URL ?? '').startsWith('https:'),
});
await listen(server, port, host);
