import { diskStore } from './diskStore.js';
import type { ObjectStore } from './objectStore.js';
import { type S3Place, type S3Store, s3Store } from './s3Store.js';

/**
 * Opens the store of releases: below DATA_DIR, or at RELEASES_URL.
 * @throws Error with one sentence when a setting is invalid
 * @param env RELEASES_URL (`s3://bucket/prefix`), S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY
 */
export function storeFrom(env: NodeJS.ProcessEnv, dataDir: string): ObjectStore {
  return s3StoreFrom(env) ?? diskStore(dataDir);
}

/** Null when RELEASES_URL is not set. */
export function s3StoreFrom(env: NodeJS.ProcessEnv): S3Store | null {
  const place = placeFrom(env);
  return place && s3Store(place);
}

function placeFrom(env: NodeJS.ProcessEnv): S3Place | null {
  const { RELEASES_URL: url, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!url) return null;
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(url) ?? [];
  if (!bucket) throw new Error(`RELEASES_URL=${url} is not right: it must look like s3://bucket/prefix.`);
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error('RELEASES_URL is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be, too.');
  }
  if (endpoint && !/^https?:\/\/[^/]/.test(endpoint)) {
    throw new Error(`S3_ENDPOINT=${endpoint} is not right: it must look like https://s3.example.com.`);
  }
  const region = env.S3_REGION || 'us-east-1';
  return {
    endpoint: endpoint || `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix: prefix && `${prefix.replace(/\/+$/, '')}/`,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
