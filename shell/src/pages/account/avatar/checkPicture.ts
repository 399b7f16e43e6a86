import { readBytes } from './readFile.js';

/** Why a picture is refused (spec §5 "Avatar"). */
export type PictureProblem = 'kind' | 'large';

/** Types in the file dialog, by the specification; the bytes decide afterwards. */
export const PICTURE_FILES = '.png,.jpeg,.jpg,.gif';

/** A picture must be smaller than this, bytes. */
const LIMIT = 2 * 1024 * 1024;

const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
] as const;

/** JPG or PNG under 2 MB: by the file's content, whatever its name. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  const head = await readBytes(file.slice(0, 8));
  const isPicture = SIGNATURES.some((signature) => signature.every((byte, at) => head[at] === byte));
  if (!isPicture) return 'kind';
  return file.size < LIMIT ? null : 'large';
}
