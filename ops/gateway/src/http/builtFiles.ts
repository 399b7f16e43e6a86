import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings } from './acceptedEncodings.js';
import { matchesEtag } from './matchesEtag.js';

/** Content types of the files of builds; others are not served. */
export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Bytes in memory, of one folder; a portal with all its sections has about 15 MB of files. */
const CACHED_BYTES = 128 * 1024 * 1024;

interface CachedBytes {
  readonly changed: number;
  readonly bytes: Buffer;
}

/**
 * Serves the files below a folder, as compressed twins where they exist. Those of the last requests are cached in
 * memory until the file changes; a deleted release is a 404, never a broken stream.
 */
export function builtFiles(root: string) {
  const cache = new LRUCache<string, CachedBytes>({
    maxSize: CACHED_BYTES,
    // An empty file has a size, too.
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  async function read(path: string): Promise<CachedBytes | null> {
    try {
      const { mtimeMs, size } = await stat(path);
      const version = mtimeMs + size;
      const cached = cache.get(path);
      if (cached?.changed === version) return cached;
      const fresh = { changed: version, bytes: await readFile(path) };
      cache.set(path, fresh);
      return fresh;
    } catch {
      cache.delete(path);
      return null;
    }
  }

  /** Responds and returns true, or returns false without a response. */
  return async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    cacheControl: (file: string) => string,
  ): Promise<boolean> {
    const path = pathBelow(root, pathname);
    const type = path && TYPES[extname(path)];
    if (!path || !type) return false;
    const plain = await read(path);
    if (!plain) return false;

    // Weak, since its compressed forms share it.
    const etag = `W/"${plain.changed.toString(36)}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (matchesEtag(request, etag)) {
      response.writeHead(304).end();
      return true;
    }
    const { encoding, bytes } = (await compressedTwin(path, request)) ?? {
      encoding: null,
      bytes: plain.bytes,
    };
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };

  async function compressedTwin(path: string, request: IncomingMessage) {
    for (const encoding of acceptedEncodings(request)) {
      const twin = await read(path + SUFFIXES[encoding]);
      if (twin) return { encoding, bytes: twin.bytes };
    }
    return null;
  }
}

/** Reads a file below a folder; null when there is none. */
export async function readBelow(root: string, pathname: string): Promise<Buffer | null> {
  const path = pathBelow(root, pathname);
  return path === null ? null : readFile(path).catch(() => null);
}

/** Resolves a path; null when it leaves the folder or names a hidden file. */
function pathBelow(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\') || /(^|\/)\./.test(decoded)) return null;
  const path = join(root, decoded);
  return path.startsWith(root.endsWith(sep) ? root : root + sep) ? path : null;
}
