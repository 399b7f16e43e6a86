import type { S3Store } from '@euro/release';
import { s3StoreFrom } from '@euro/release';

/** Opens the store of RELEASES_URL; null without it. Exits with one sentence when it is invalid. */
export function s3StoreOrExit(env: NodeJS.ProcessEnv): S3Store | null {
  try {
    return s3StoreFrom(env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
