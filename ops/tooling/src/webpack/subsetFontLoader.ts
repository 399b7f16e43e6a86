import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import { readPart } from './fontPart.js';

/** OpenType features that texts use: kerning, marks, and figures of one width. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** A webpack loader for fonts: cuts a variable font down to the part that its query names (`fontFacesLoader`). */
export default function subsetFontLoader(this: LoaderContext<unknown>, font: Buffer): void {
  const callback = this.async();
  cutFont(font, this.resourceQuery).then(
    (part) => callback(null, part),
    (error: Error) => callback(error),
  );
}

/** @param query see `partQuery` */
export function cutFont(font: Buffer, query: string): Promise<Buffer> {
  const { letters, variationAxes } = readPart(query);
  // The types of the library end before `keepFeatures`.
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES } as const;
  return subsetFont(font, letters, options);
}

/** Webpack hands the file over as it is. */
export const raw = true;
