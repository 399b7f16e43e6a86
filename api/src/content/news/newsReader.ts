import type { Logger } from 'pino';
import { readAtMost } from '../../infra/readAtMost.js';
import { type NewsItem, parseRss } from './parseRss.js';

const FRESH_FOR = 5 * 60_000;
/** After a failure the source is left alone for this long. */
const RETRY_AFTER = 30_000;
const TIMEOUT = 4_000;
const MAX_BYTES = 2_000_000;

export interface NewsReader {
  /** The newest items of a feed; when it is silent the last copy, or nothing (decisions §8.3). */
  read(url: string | null): Promise<readonly NewsItem[]>;
}

interface Copy {
  readonly items: readonly NewsItem[];
  readonly staleAt: number;
}

interface Parts {
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
  readonly fetch?: typeof fetch;
}

/** Reads feeds over HTTP, each at most once in five minutes for all callers. */
export function createNewsReader({ log, now, fetch: get = fetch }: Parts): NewsReader {
  const copies = new Map<string, Copy>();
  const pending = new Map<string, Promise<readonly NewsItem[]>>();

  async function load(url: string): Promise<readonly NewsItem[]> {
    try {
      const items = parseRss(await download(url, get));
      copies.set(url, { items, staleAt: now() + FRESH_FOR });
      return items;
    } catch (error) {
      // An address may hold a key.
      log.warn({ err: error, host: new URL(url).host }, 'the news feed is silent');
      const items = copies.get(url)?.items ?? [];
      copies.set(url, { items, staleAt: now() + RETRY_AFTER });
      return items;
    } finally {
      pending.delete(url);
    }
  }

  return {
    async read(url) {
      if (url === null) return [];
      const copy = copies.get(url);
      if (copy && now() < copy.staleAt) return copy.items;
      const loading = pending.get(url) ?? load(url);
      pending.set(url, loading);
      return loading;
    },
  };
}

async function download(url: string, get: typeof fetch): Promise<string> {
  const response = await get(url, {
    signal: AbortSignal.timeout(TIMEOUT),
    headers: { accept: 'application/rss+xml' },
  });
  if (!response.ok || !response.body) throw new Error(`The feed answered ${response.status}.`);
  const bytes = await readAtMost(response, MAX_BYTES, () => new Error('The feed is too large.'));
  const text = decode(bytes, response.headers.get('content-type') ?? '');
  // A page that says sorry comes with 200, too.
  if (!/<(rss|channel)[\s/>]/.test(text)) throw new Error('The feed answered something else.');
  return text;
}

/** Older feeds come in Latin-1: what the answer says counts, then what the document says of itself, else UTF-8. */
function decode(bytes: Buffer, contentType: string): string {
  const headerCharset = /charset="?([\w-]+)/i.exec(contentType)?.[1];
  const declaredEncoding = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1];
  return decodeAs(headerCharset ?? declaredEncoding ?? 'utf-8', bytes);
}

function decodeAs(label: string, bytes: Buffer): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
