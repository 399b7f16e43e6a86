import latinExtended from '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2';
import latin from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

const FILES = [
  [
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  ],
  [
    latinExtended,
    'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F, U+20A0-20AB, U+2C60-2C7F, U+A720-A7FF',
  ],
] as const;

/**
 * Lets the browser fetch the typeface of the design system as soon as a letter needs it: style sheets of a shadow root
 * cannot declare one.
 * @returns takes it off the page again
 */
export function openTypeface(page: Document): () => void {
  if (typeof FontFace === 'undefined') return () => {};
  const faces = FILES.map(
    ([file, unicodeRange]) =>
      new FontFace('EM Archivo', `url("${file}") format("woff2")`, {
        weight: '100 900',
        stretch: '62% 125%',
        display: 'swap',
        unicodeRange,
      }),
  );
  for (const face of faces) page.fonts.add(face);
  return () => {
    for (const face of faces) page.fonts.delete(face);
  };
}
