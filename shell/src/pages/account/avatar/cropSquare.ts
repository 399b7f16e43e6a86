/** A part of a picture, in its own pixels. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height of the uploaded picture, px (decisions §8.2). */
const SIDE = 512;

/**
 * The square that was chosen of a picture.
 * @param address of the picture, a data address
 * @throws when the browser can't draw it
 */
export async function cropSquare(address: string, area: CropArea): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas to draw on');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  // Transparent pictures stay transparent.
  const kind = address.startsWith('data:image/png') ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kind, 0.92));
  if (!blob) throw new Error('the square could not be drawn');
  return blob;
}
