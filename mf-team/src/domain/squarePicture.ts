import { type PictureFit, pictureFrame } from './pictureFrame.js';

/** Px; the server keeps logos in this size (decisions §8.2). */
const SIDE = 512;

/**
 * Draws a picture as a square PNG. A browser that can't draw off screen gives the file back as it is: the server makes it
 * square. Rejects what is no picture.
 */
export async function squarePicture(file: Blob, fit: PictureFit): Promise<Blob> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return file;
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const { x, y, width, height } = pictureFrame(picture, SIDE, fit);
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
