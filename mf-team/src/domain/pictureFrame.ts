/** Fit of a picture in its square: cropped at its edges, or whole with bars. */
export type PictureFit = 'cover' | 'contain';

/** The rectangle of a picture in a square of `side` px, with its proportions and its centre. */
export function pictureFrame(
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
  fit: PictureFit,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const scale = side / (fit === 'cover' ? Math.min(width, height) : Math.max(width, height));
  const scaled = { width: width * scale, height: height * scale };
  return { x: (side - scaled.width) / 2, y: (side - scaled.height) / 2, ...scaled };
}
