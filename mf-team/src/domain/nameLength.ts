const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Visible characters of the name as it would be stored, in grapheme clusters (decisions §1.7). */
export function nameLength(text: string): number {
  return [...graphemes.segment(text.normalize('NFC').trim().replace(/\s+/gu, ' '))].length;
}
