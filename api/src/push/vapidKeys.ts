import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { makeFolder } from '../infra/db/makeFolder.js';
import type { Env } from '../infra/env.js';
import { systemCode } from '../infra/errors.js';

export interface VapidKeys {
  /** 65 bytes of a point of P-256, in base64url. */
  readonly publicKey: string;
  /** 32 bytes, in base64url. */
  readonly privateKey: string;
}

/**
 * The key pair that push services know the server by (RFC 8292): configured, or made once and stored in the data
 * folder. Browsers subscribe with it, so another one ends all subscriptions.
 */
export function readVapidKeys({ push, dataDir }: Pick<Env, 'push' | 'dataDir'>): VapidKeys {
  if (push.keys !== null) return push.keys;
  const file = join(dataDir, 'vapid-keys.json');
  return readStored(file) ?? storeKeys(file, dataDir);
}

function storeKeys(file: string, dataDir: string): VapidKeys {
  const draft = `${file}.${process.pid}`;
  makeFolder(dataDir);
  writeFileSync(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  try {
    // Of several processes that start concurrently one wins, and none reads half a file.
    linkSync(draft, file);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readStored(file: string): VapidKeys | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}
