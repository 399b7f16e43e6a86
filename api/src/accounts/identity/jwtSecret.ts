import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../infra/db/makeFolder.js';
import type { Env } from '../../infra/env.js';
import { systemCode } from '../../infra/errors.js';
import { randomToken } from '../../infra/random/secrets.js';

/** The key of access tokens: configured, or in the demo a random one that stays in the data folder. */
export function readJwtSecret(env: Pick<Env, 'jwtSecret' | 'dataDir'>): string {
  if (env.jwtSecret !== null) return env.jwtSecret;
  const file = join(env.dataDir, 'jwt-secret');
  const draft = `${file}.${process.pid}`;
  makeFolder(env.dataDir);
  writeFileSync(draft, randomToken(), { mode: 0o600 });
  try {
    // Of several processes that start concurrently one wins, and none reads half a secret.
    linkSync(draft, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
