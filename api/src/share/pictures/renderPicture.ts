import { renderAsync } from '@resvg/resvg-js';

/**
 * A picture as PNG. The rasteriser works in Node's pool of threads; it reads no font, no file and no address.
 * @param svg of `drawCard`
 */
export async function renderPicture(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
