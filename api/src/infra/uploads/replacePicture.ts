import type { Env } from '../env.js';
import { Refusal } from '../errors.js';
import { drawPicture } from './drawPicture.js';
import { type PictureKind, removePicture, writePicture } from './pictures.js';

interface Upload {
  readonly kind: PictureKind;
  /** The bytes that were sent, whatever they are. */
  readonly file: Buffer | null;
}

interface ReplacedPicture<A> {
  readonly answer: A;
  /** The file name of the picture before; null without one. */
  readonly before: string | null;
}

/**
 * Replaces a picture by an uploaded one. A file is written when it is complete, and the file that is no longer shown
 * is deleted, whether `store` succeeds or fails.
 * @param store stores the new file name, in its own transaction
 * @throws the refusals `upload-missing`, `upload-not-an-image`, and those of `store`
 */
export async function replacePicture<A>(
  env: Pick<Env, 'dataDir'>,
  { kind, file }: Upload,
  store: (name: string) => Promise<ReplacedPicture<A>>,
): Promise<A> {
  if (!file || file.length === 0) throw new Refusal('upload-missing');
  const name = await writePicture(env, kind, await drawPicture(kind, file));
  let unused: string | null = name;
  try {
    const { answer, before } = await store(name);
    unused = before;
    return answer;
  } finally {
    await removePicture(env, kind, unused);
  }
}
