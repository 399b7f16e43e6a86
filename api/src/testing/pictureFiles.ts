import type { ErrorCode } from '@euro/api-contract';
import { zipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import type { Manager, Person } from './people.js';
import type { TestApi } from './testApi.js';
import type { Answer } from './testClient.js';

/** Files are smaller than this, in bytes. */
const LIMIT = 2 * 1024 * 1024;

/** A plain picture, half of which can be seen through. */
export function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } } });
}

/** A picture followed by bytes that decoders ignore, so that it has an exact length. */
async function pictureOf(length: number): Promise<Buffer> {
  const small = await picture(40, 30).jpeg().toBuffer();
  return Buffer.concat([small, Buffer.alloc(length - small.length)]);
}

async function halfAPng(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 300, height: 300, channels: 3, background: '#123', noise } as const;
  const whole = await sharp({ create }).png().toBuffer();
  return whole.subarray(0, whole.length / 2);
}

/** A few bytes that promise four billion pixels. */
async function bomb(): Promise<Buffer> {
  const file = await picture(30, 30).png().toBuffer();
  file.writeUInt32BE(65_000, 16);
  file.writeUInt32BE(65_000, 20);
  return file;
}

/** A file that is both a picture and an archive: the bytes behind the picture must be removed. */
async function polyglot(): Promise<Buffer> {
  const archive = zipSync({ 'Geheim.html': new TextEncoder().encode('<script>1</script>') }, { level: 0 });
  return Buffer.concat([await picture(60, 60).jpeg().toBuffer(), archive]);
}

/** Files that are taken; whatever says "Geheim" in them must not be kept. */
export const goodFiles: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a PNG', () => picture(300, 200).png().toBuffer()],
  [
    'a JPG that says where it was made',
    () =>
      picture(2000, 900)
        .jpeg()
        .withExif({ IFD0: { Make: 'Geheim' } })
        .toBuffer(),
  ],
  ['a JPG that is an archive as well', polyglot],
  ['a JPG one byte below 2 MB', () => pictureOf(LIMIT - 1)],
];

/** Refused files with their refusals. */
export const badFiles: readonly (readonly [string, number, ErrorCode, () => Promise<Buffer | null>])[] = [
  ['a GIF', 422, 'upload-not-an-image', () => picture(30, 30).gif().toBuffer()],
  ['a WebP', 422, 'upload-not-an-image', () => picture(30, 30).webp().toBuffer()],
  ['HTML that is called a JPG', 422, 'upload-not-an-image', async () => Buffer.from('<script>1</script>')],
  [
    'an SVG',
    422,
    'upload-not-an-image',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['half a PNG', 422, 'upload-not-an-image', halfAPng],
  ['a PNG that promises four billion pixels', 422, 'upload-not-an-image', bomb],
  ['a picture of 5000 × 100', 422, 'upload-not-an-image', () => picture(5000, 100).png().toBuffer()],
  ['a picture of 5000 × 5000', 422, 'upload-not-an-image', () => picture(5000, 5000).png().toBuffer()],
  ['a JPG of exactly 2 MB', 413, 'upload-too-large', () => pictureOf(LIMIT)],
  ['one byte more than 2 MB', 413, 'upload-too-large', () => pictureOf(LIMIT + 1)],
  ['an empty file', 400, 'upload-missing', async () => Buffer.alloc(0)],
  ['nothing', 400, 'upload-missing', async () => null],
];

interface Upload {
  readonly path: string;
  /** The field of the file. */
  readonly field: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file: Buffer | null;
  /** The sender's address; another one for each call when left out. */
  readonly from?: string;
}

let uploads = 0;

/** Uploads a file as a browser does, from another address each time, with the name and type of a JPG whatever it is. */
export async function uploadAs(
  api: TestApi,
  who: Person | Manager,
  { path, field, fields = {}, file, from = `203.0.113.${(uploads % 250) + 1}` }: Upload,
): Promise<Answer> {
  uploads += 1;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set(field, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), `../${field}.jpg`);
  const response = await fetch(`${api.url}/${path}`, {
    method: 'POST',
    headers: { authorization: who.client.token ?? '', 'accept-language': 'en', 'x-forwarded-for': from },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
