import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type ObjectStore, type StoredObject, StoreUnreachable } from './objectStore.js';

export interface S3Place {
  /**
   * Address of the service; buckets are the first path segment (`path-style`), which every S3-compatible store
   * supports.
   */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Prefix of every key; empty, or with a slash at the end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Timeout of one attempt; 10 s by default. */
  readonly timeoutMs?: number;
}

export interface S3Store extends ObjectStore {
  /** `unchanged` when it still has this tag, without a download. */
  readIfOther(key: string, tag: string): Promise<StoredObject | 'unchanged' | null>;
}

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;
const TIMEOUT_MS = 10_000;

/** Releases in an S3-compatible store with conditional writes (`If-Match`, `If-None-Match`). */
export function s3Store(at: S3Place): S3Store {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey, timeoutMs = TIMEOUT_MS } = at;
  const place = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const urlOf = (key: string) =>
    [endpoint.replace(/\/$/, ''), bucket, ...`${prefix}${key}`.split('/').map(encodeURIComponent)].join('/');

  /** Retries after an outage; callers that write must handle an attempt that succeeded without a response. */
  async function ask(
    key: string,
    method: string,
    headers: Record<string, string>,
    body?: Buffer,
  ): Promise<Response> {
    // The store compares it with the received bytes.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    let reason = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (attempt > 0) await sleep(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2));
      try {
        const response = await client.fetch(urlOf(key), {
          method,
          headers: { ...headers, 'X-Amz-Content-Sha256': hash },
          signal: AbortSignal.timeout(timeoutMs),
          ...(body && { body: new Uint8Array(body) }),
        });
        if (response.status < 500 && response.status !== 429 && response.status !== 409) return response;
        reason = await explanation(response);
      } catch (error) {
        reason = messageOf(error);
      }
    }
    throw new StoreUnreachable(
      `${place} cannot be reached at ${endpoint} (${reason}): try again in a moment.`,
    );
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
    const reason = await explanation(response);
    return new StoreUnreachable(
      `${place} at ${endpoint} refuses (${reason}): see RELEASES_URL, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
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
      // The expected object was deleted.
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

/** Status and code of the store, if it sent one: `503 SlowDown`. */
async function explanation(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const code = /<Code>([^<]+)<\/Code>/.exec(text)?.[1];
  return [response.status, code].filter(Boolean).join(' ');
}

/** Message of the root cause, such as `connect ECONNREFUSED`, instead of `fetch failed`. */
function messageOf(error: unknown): string {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause;
  return deepest instanceof Error ? deepest.message || deepest.name : String(deepest);
}
