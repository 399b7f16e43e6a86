import { s3StoreFrom } from '../registry/index.js';
import type { S3Store } from '../registry/s3Store.js';

/** Where RELEASES_URL says that releases are, null without it; ends the process with a sentence when it is wrong. */
export function s3StoreOrExit(env: NodeJS.ProcessEnv): S3Store | null {
  try {
    return s3StoreFrom(env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
