import sharp, { type Sharp } from 'sharp';
import { limitConcurrency } from '../db/limitConcurrency.js';
import { Refusal } from '../errors.js';
import type { PictureKind } from './pictures.js';

/** The longest side of a picture that is taken, in pixels. */
const LONGEST_SIDE = 4096;
/** Stored size of a picture, in pixels (decisions §8.2). */
const SIZES: Readonly<Record<PictureKind, readonly [width: number, height: number]>> = {
  cover: [1600, 400],
  avatar: [512, 512],
  badge: [512, 512],
};
const QUALITY = 80;

// Only these formats are decoded, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
/** A large picture takes much memory while it is decoded; a call waits for its turn within its time budget. */
const oneAtATime = limitConcurrency(1);

/**
 * Crops a JPG or PNG to its middle and encodes it as WebP, which drops metadata and anything else in the file.
 * @throws the refusal `upload-not-an-image` for other files, broken ones and those of more than 4096 × 4096 pixels.
 * Sharp's errors do not tell a broken file from a failure of its own, so the refusal has them as its cause.
 */
export function drawPicture(kind: PictureKind, file: Buffer): Promise<Buffer> {
  return oneAtATime(async () => {
    try {
      const picture = sharp(file, { limitInputPixels: LONGEST_SIDE ** 2, failOn: 'truncated' });
      const { width, height } = await picture.metadata();
      if (Math.max(width, height) > LONGEST_SIDE) throw new Refusal('upload-not-an-image');
      const resized = picture.autoOrient().resize(...SIZES[kind], { fit: 'cover' });
      return await withBackground(kind, resized).webp({ quality: QUALITY }).toBuffer();
    } catch (cause) {
      throw cause instanceof Refusal ? cause : new Refusal('upload-not-an-image', undefined, {}, { cause });
    }
  });
}

/** Badges may be transparent; covers have text on them and avatars a background, so those are opaque. */
function withBackground(kind: PictureKind, resized: Sharp): Sharp {
  switch (kind) {
    case 'badge':
      return resized;
    case 'avatar':
      return resized.flatten({ background: 'white' });
    case 'cover':
      return resized.flatten();
  }
}
