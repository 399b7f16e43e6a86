import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { knows } from './knows.js';

/** Types of the files that builds consist of; another one isn't served. */
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

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Kept {
  readonly changed: number;
  readonly bytes: Buffer;
}

/**
 * Serves the files below a folder, the compressed twin when there is one. Builds are small: bytes stay in memory
 * for as long as the file doesn't change, and a release that disappears is a 404, never a broken stream.
 */
export function builtFiles(root: string) {
  const kept = new Map<string, Kept>();

  async function read(path: string): Promise<Kept | null> {
    try {
      const { mtimeMs, size } = await stat(path);
      const changed = mtimeMs + size;
      const known = kept.get(path);
      if (known?.changed === changed) return known;
      const fresh = { changed, bytes: await readFile(path) };
      kept.set(path, fresh);
      return fresh;
    } catch {
      kept.delete(path);
      return null;
    }
  }

  /** Answers and says so, or leaves the answer to somebody else. */
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

    const etag = `"${plain.changed.toString(36)}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', cacheControl(path));
    response.setHeader('ETag', etag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (knows(request, etag)) {
      response.writeHead(304).end();
      return true;
    }
    const { encoding, bytes } = (await compressed(path, request)) ?? { encoding: null, bytes: plain.bytes };
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };

  async function compressed(path: string, request: IncomingMessage) {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    for (const [encoding, suffix] of ENCODINGS) {
      if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)) continue;
      const twin = await read(path + suffix);
      if (twin) return { encoding, bytes: twin.bytes };
    }
    return null;
  }
}

/** The bytes of a file below a folder; null when there is none. */
export async function readBelow(root: string, pathname: string): Promise<Buffer | null> {
  const path = pathBelow(root, pathname);
  return path === null ? null : readFile(path).catch(() => null);
}

/** Null for whatever tries to leave the folder, or to read a hidden file. */
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
