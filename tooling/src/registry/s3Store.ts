import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore, type StoredObject, StoreUnreachable } from './objectStore.js';

export interface S3Place {
  /** Address of the service; buckets are the first part of the path (`path-style`), as every S3-compatible store knows it. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before every key; empty, or ending in a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long one attempt may take; 10 s by default. */
  readonly patienceMs?: number;
}

export interface S3Store extends ObjectStore {
  /** `unchanged` when it still has this tag: nothing is sent then. */
  readIfOther(key: string, tag: string): Promise<StoredObject | 'unchanged' | null>;
}

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;
const PATIENCE_MS = 10_000;

/** Releases in an S3-compatible store that knows conditional writes (`If-Match`, `If-None-Match`). */
export function s3Store(at: S3Place): S3Store {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, patienceMs = PATIENCE_MS } = at;
  const place = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const urlOf = (key: string) =>
    [endpoint.replace(/\/$/, ''), bucket, ...`${prefix}${key}`.split('/').map(encodeURIComponent)].join('/');

  /** Asks again after an outage; whoever writes bears that an attempt may have arrived without its answer. */
  async function ask(
    key: string,
    method: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Response> {
    // The store compares it with what arrives.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    let said = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2));
      try {
        const response = await client.fetch(urlOf(key), {
          method,
          headers: { ...headers, 'X-Amz-Content-Sha256': hash },
          signal: AbortSignal.timeout(patienceMs),
          ...(body && { body: new Uint8Array(body) }),
        });
        if (response.status < 500 && response.status !== 429 && response.status !== 409) return response;
        said = await explanation(response);
      } catch (error) {
        said = messageOf(error);
      }
    }
    throw new StoreUnreachable(`${place} cannot be reached at ${endpoint} (${said}): try again in a moment.`);
  }

  async function read(
    key: string,
    headers: Record<string, string>,
  ): Promise<StoredObject | 'unchanged' | null> {
    const response = await ask(key, 'GET', headers);
    if (response.status === 404) return null;
    if (response.status === 304) return 'unchanged';
    if (!response.ok) throw await refusal(response);
    return { bytes: Buffer.from(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' };
  }

  async function refusal(response: Response): Promise<StoreUnreachable> {
    const said = await explanation(response);
    return new StoreUnreachable(
      `${place} at ${endpoint} refuses (${said}): see RELEASES_URL, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  }

  return {
    place,
    async read(key) {
      const stored = await read(key, {});
      return stored === 'unchanged' ? null : stored;
    },
    readIfOther: (key, tag) => read(key, { 'If-None-Match': tag }),
    async write(key, bytes, expected) {
      const condition: Record<string, string> =
        expected === 'nothing' ? { 'If-None-Match': '*' } : { 'If-Match': expected.tag };
      const response = await ask(key, 'PUT', condition, bytes);
      if (response.status === 412) return false;
      // What was expected is not there any more at all.
      if (response.status === 404 && expected !== 'nothing') return false;
      if (!response.ok) throw await refusal(response);
      await response.body?.cancel();
      return true;
    },
    async remove(key) {
      const response = await ask(key, 'DELETE', {});
      if (!response.ok && response.status !== 404) throw await refusal(response);
    },
  };
}

/** The store's own code, if it gave one: `503 SlowDown`. */
async function explanation(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const code = /<Code>([^<]+)<\/Code>/.exec(text)?.[1];
  return [response.status, code].filter(Boolean).join(' ');
}

/** What lies at the bottom of it, such as `connect ECONNREFUSED`; `fetch failed` tells nobody anything. */
function messageOf(error: unknown): string {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  return deepest instanceof Error ? deepest.message || deepest.name : String(deepest);
}
