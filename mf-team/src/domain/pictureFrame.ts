/** How a picture becomes square: it fills the square and loses its edges, or is placed in it whole. */
export type PictureFit = 'cover' | 'contain';

/** Where a picture of a size is drawn in a square of `side` px, so that it keeps its proportions and its middle. */
export function pictureFrame(
  { width, height }: { readonly width: number; readonly height: number },
  side: number,
  fit: PictureFit,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const scale = side / (fit === 'cover' ? Math.min(width, height) : Math.max(width, height));
  const drawn = { width: width * scale, height: height * scale };
  return { x: (side - drawn.width) / 2, y: (side - drawn.height) / 2, ...drawn };
}
