import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.js';
import { randomToken } from './secrets.js';

/** The key of access tokens: configured, or in the demo a random one that stays in the data folder. */
export function readJwtSecret(env: Pick<Env, 'jwtSecret' | 'dataDir'>): string {
  if (env.jwtSecret !== null) return env.jwtSecret;
  const file = join(env.dataDir, 'jwt-secret');
  mkdirSync(env.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomToken(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
