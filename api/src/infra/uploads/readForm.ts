import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Context as KoaContext } from 'koa';
import { Refusal } from '../errors.js';

/** Files are smaller than this, in bytes (spec §5). */
const FILE_LIMIT = 2 * 1024 * 1024;
/** Limits of the other fields of a form: a few short ones. */
const FIELDS = { fields: 20, fieldNameSize: 100, fieldSize: 4_000, headerPairs: 20, headerSize: 4_000 };

/** The content of a `multipart/form-data` call. */
export interface Form {
  /** The text fields, unchecked. */
  readonly fields: Readonly<Record<string, string>>;
  /** The bytes of its one file, whatever they are; null without one. */
  readonly file: Buffer | null;
}

/**
 * Reads a form with at most one file, in the field of this name, which is kept in memory only: a call that breaks off
 * leaves nothing behind.
 * @param maxBytes the largest file, where it is no picture
 * @throws the refusals `upload-too-large` as soon as a picture is, and `body-too-large` another file; `malformed-body`,
 * `unsupported-media-type`
 */
export async function readForm(http: KoaContext, fileField: string, maxBytes?: number): Promise<Form> {
  if (!http.is('multipart')) throw new Refusal('unsupported-media-type');
  const reader = openReader(http, maxBytes ?? FILE_LIMIT - 1);
  const tooLarge = maxBytes === undefined ? 'upload-too-large' : 'body-too-large';
  try {
    return await collect(http, reader, { fileField, tooLarge });
  } catch (error) {
    http.req.unpipe(reader);
    throw error instanceof Refusal ? error : new Refusal('malformed-body');
  }
}

function openReader(http: KoaContext, fileSize: number): BusboyInstance {
  try {
    const headers = { ...http.req.headers, 'content-type': http.get('content-type') };
    return new Busboy({ headers, limits: { ...FIELDS, files: 1, fileSize } });
  } catch {
    throw new Refusal('malformed-body');
  }
}

interface FileField {
  readonly fileField: string;
  readonly tooLarge: 'upload-too-large' | 'body-too-large';
}

function collect(
  http: KoaContext,
  reader: BusboyInstance,
  { fileField, tooLarge }: FileField,
): Promise<Form> {
  const fields = new Map<string, string>();
  const parts: Buffer[] = [];
  let hasFile = false;
  return new Promise((resolve, reject) => {
    reader.on('field', (name, value) => fields.set(name, value));
    reader.on('file', (name, stream) => {
      if (name !== fileField) return void stream.resume();
      hasFile = true;
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('limit', () => reject(new Refusal(tooLarge)));
      stream.on('error', reject);
    });
    reader.on('finish', () =>
      resolve({ fields: Object.fromEntries(fields), file: hasFile ? Buffer.concat(parts) : null }),
    );
    reader.on('error', reject);
    const refuseIfCut = () => {
      if (!http.req.complete) reject(new Refusal('malformed-body'));
    };
    // A client that left while the session was looked up is gone already: no event comes any more.
    if (http.req.destroyed) refuseIfCut();
    http.req.once('close', refuseIfCut);
    http.req.pipe(reader);
  });
}
