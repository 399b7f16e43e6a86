import pLimit from 'p-limit';
import sharp from 'sharp';
import { Refusal } from '../errors.js';

/** The longest side of a picture that is taken, in pixels. */
const LONGEST_SIDE = 4096;
/** A cover as it is kept, in pixels. */
const WIDTH = 1600;
const HEIGHT = 400;
const QUALITY = 80;

// Only these are ever decoded, whatever a file calls itself.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
/** A large picture takes much memory while it is decoded. */
const oneAtATime = pLimit(1);

/**
 * A JPG or PNG as a cover: the middle of it, as WebP, drawn anew, so that nothing else that the file carried is left.
 * @throws the refusal `upload-not-an-image` for other files, broken ones and those of more than 4096 × 4096 pixels.
 */
export function drawCover(file: Buffer): Promise<Buffer> {
  return oneAtATime(async () => {
    try {
      const picture = sharp(file, { limitInputPixels: LONGEST_SIDE ** 2, failOn: 'truncated' });
      const { width, height } = await picture.metadata();
      if (Math.max(width, height) > LONGEST_SIDE) throw new Refusal('upload-not-an-image');
      return await picture
        .autoOrient()
        .resize(WIDTH, HEIGHT, { fit: 'cover' })
        .flatten()
        .webp({ quality: QUALITY })
        .toBuffer();
    } catch {
      throw new Refusal('upload-not-an-image');
    }
  });
}
