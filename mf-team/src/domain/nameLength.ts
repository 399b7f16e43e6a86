const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a reader sees: the name as it would be kept, counted in grapheme clusters (decisions §1.7). */
export function nameLength(text: string): number {
  return [...graphemes.segment(text.normalize('NFC').trim().replace(/\s+/gu, ' '))].length;
}
