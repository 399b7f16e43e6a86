import latinExtended from '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2';
import latin from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
import { FAMILY } from './family.js';
import { home } from './home.js';

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const EXTENDED = 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+2C60-2C7F, U+A720-A7FF';

let users = 0;
let faces: readonly FontFace[] = [];

function makeFaces(): readonly FontFace[] {
  return [
    [latin, LATIN],
    [latinExtended, EXTENDED],
  ].map(
    ([file, unicodeRange]) =>
      new FontFace(FAMILY, `url("${new URL(file ?? '', home.files)}") format("woff2")`, {
        weight: '100 900',
        stretch: '62% 125%',
        display: 'swap',
        unicodeRange: unicodeRange ?? '',
      }),
  );
}

/**
 * Registers the typeface, which the browser fetches at its first use; returns a function that removes it with its last
 * user.
 */
export function useTypeface(): () => void {
  if (typeof FontFace === 'undefined') return () => {};
  users += 1;
  if (users === 1) {
    faces = faces.length > 0 ? faces : makeFaces();
    for (const face of faces) document.fonts.add(face);
  }
  return () => {
    users -= 1;
    if (users === 0) for (const face of faces) document.fonts.delete(face);
  };
}
